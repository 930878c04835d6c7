import { randomUUID } from 'node:crypto';
import { type AnyGame, type Random, randomFrom } from '@ochre/kernel';
import type { Command, TableView } from '@ochre/protocol';
import { Acknowledged } from '../src/testing/acknowledged.ts';
import { Client, WasRefused } from '../src/testing/client.ts';
import { nextCommand } from '../src/testing/play.ts';
import { tableFor } from '../src/testing/table-for.ts';
import { BadWire } from './bad-wire.ts';
import type { House } from './house.ts';
import { lineUp } from './line-up.ts';
import { isPast, seenOtherwise } from './looking-back.ts';
import { TASTES } from './tastes.ts';
import { moment } from './troubles/trouble.ts';
import { type Guest, wrongWith } from './verdict.ts';

export interface FuzzedGame {
  readonly moves: number;
  readonly acknowledged: number;
  readonly connections: number;
  readonly isFinished: boolean;
  /** Events that not everybody may hear in full: what could have leaked. */
  readonly hidden: number;
  /** How often somebody looked back. */
  readonly pasts: number;
  readonly problems: readonly string[];
}

/** What may be said to somebody whose command came late, twice or not at all. */
const HARMLESS = [
  'stale',
  'not-now',
  'nothing-to-undo',
  'not-yours',
  'too-many',
  'unavailable',
  'game-over',
];

/** Nobody thinks so long: whoever runs out of it has lost their time to something else. */
const CLOCK = { kind: 'turn', time: 20 * 60_000 } as const;

/** A machine that is busy with other things is slow, not wrong. */
const PATIENCE_MS = 300_000;

/** One game of people with bad connections, from the first move to the last, and what was wrong. */
export async function fuzzGame(
  { server: { origin }, tables, progress }: House,
  game: AnyGame,
  seed: string,
): Promise<FuzzedGame> {
  const random = randomFrom(seed);
  const { people, plan: seated } = lineUp(game.meta, random);
  const plan = random.below(2) === 0 ? seated : { ...seated, clock: CLOCK };
  const eve = await Client.arrive(origin, PATIENCE_MS);
  const gathering = tableFor(origin, people, plan, PATIENCE_MS);
  const { table, clients } = await gathering.catch((error: unknown) => {
    eve.close();
    throw error;
  });
  tables.add(table);
  const all = [...clients, eve];
  const wires = all.map((client, at) => new BadWire(client, randomFrom(`${seed} wire ${at}`)));
  try {
    await eve.follow(table);
    const guests = all.map((client) => {
      const seat = client.view(table).you;
      return { client, seat, acknowledged: new Acknowledged(), surprises: [] };
    });
    const isTasteful = random.below(4) > 0;
    const players = guests.filter(({ seat }) => seat !== undefined);
    await Promise.all(
      players.map((player) =>
        play(player, table, randomFrom(`${seed} ${player.seat}`), { isTasteful, progress }),
      ),
    );
    tables.delete(table);
    const { problems, hidden } = await wrongWith(game, table, guests);
    const view = eve.view(table);
    return {
      moves: view.game!.moves,
      acknowledged: guests.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
      connections: all.reduce((sum, { connections }) => sum + connections, 0),
      isFinished: view.stage === 'over',
      hidden,
      pasts: all.reduce((sum, { received }) => sum + received.filter(isPast).length, 0),
      problems: problems.map((problem) => `${seed}: ${problem}`),
    };
  } finally {
    tables.delete(table);
    for (const wire of wires) wire.close();
  }
}

/** Who resigned waits for the end of the whole game. */
const LONGEST_GAME_MS = 900_000;

const isDone = ({ stage }: TableView): boolean => stage === 'over' || stage === 'closed';

interface Manner {
  readonly isTasteful: boolean;
  readonly progress: House['progress'];
}

async function play(player: Guest, table: string, random: Random, manner: Manner) {
  const { client, acknowledged, surprises } = player;
  let tried = -1;
  for (;;) {
    await client.until(() => {
      const view = client.view(table);
      return isDone(view) || (view.seq > tried && nextCommand(view, randomFrom('')) !== undefined);
    }, LONGEST_GAME_MS);
    surprises.push(...(await seenOtherwise(client, table, random)));
    const view = client.view(table);
    if (isDone(view)) return;
    const command = whim(view, random) ?? thought(view, random, manner.isTasteful);
    // Another message may have come in between.
    if (command === undefined) continue;
    try {
      const seq = await actOnce(client, table, command);
      manner.progress.acknowledged++;
      // Who is muted already is not muted again: the number stands for something else.
      if (command.kind !== 'mute') acknowledged.add(seq, command);
    } catch (error) {
      if (!(error instanceof WasRefused) || !HARMLESS.includes(error.refused.code)) throw error;
      if (error.refused.code === 'stale') tried = view.seq;
      else await moment(20);
    }
  }
}

/** What may have been stored is sent again under its id, until it is known to be done or not. */
async function actOnce(client: Client, table: string, command: Command): Promise<number> {
  const sent = { id: randomUUID(), seen: client.view(table).seq };
  for (;;) {
    try {
      return await client.act(table, command, sent);
    } catch (error) {
      if (!(error instanceof WasRefused) || error.refused.code !== 'unavailable') throw error;
      await moment(100);
    }
  }
}

function thought(view: TableView, random: Random, isTasteful: boolean): Command | undefined {
  const command = nextCommand(view, random);
  const move =
    isTasteful && command?.kind === 'move' ? TASTES[view.plan.game]?.(view, random) : undefined;
  return move === undefined ? command : { kind: 'move', move };
}

/** What people do besides moving. */
function whim({ game, seats, undo, muted }: TableView, random: Random): Command | undefined {
  const at = random.below(2000);
  if (at < 120 && game!.canUndo) return { kind: 'undo' };
  if (at < 140 && undo === undefined) return { kind: 'askUndo' };
  if (at < 180) return { kind: 'sayPhrase', phrase: 'oneMoment' };
  if (at < 185) return { kind: 'mute', whom: 'watching', isMuted: muted === undefined };
  const whom = random.below(seats.length);
  if (at < 190) return { kind: 'mute', whom, isMuted: muted?.includes(whom) !== true };
  return at < 191 ? { kind: 'resign' } : undefined;
}
