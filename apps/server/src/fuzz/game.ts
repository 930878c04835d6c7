import { type Random, randomFrom } from '@ochre/kernel';
import type { Command, Plan, TableView } from '@ochre/protocol';
import type { Snapshot } from '@ochre/stone-age/rules';
import { Acknowledged } from '../testing/acknowledged.ts';
import { Client, WasRefused } from '../testing/client.ts';
import { bot, nextCommand, person } from '../testing/play.ts';
import { tableFor } from '../testing/table-for.ts';
import { BadWire } from './bad-wire.ts';
import { isPast, seenOtherwise } from './looking-back.ts';
import { tasteOf } from './taste.ts';
import { type Guest, wrongWith } from './verdict.ts';

export interface FuzzedGame {
  readonly moves: number;
  readonly acknowledged: number;
  readonly connections: number;
  readonly isFinished: boolean;
  /** Cards that were drawn face down: what could have leaked by events. */
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

/** A machine that is busy with other things is slow, not wrong. */
const PATIENCE_MS = 300_000;

/** One game of people with bad connections, from the first move to the last, and what was wrong. */
export async function fuzzGame(origin: string, seed: string): Promise<FuzzedGame> {
  const random = randomFrom(seed);
  const eve = await Client.arrive(origin, PATIENCE_MS);
  const gathering = tableFor(origin, ...line(random), PATIENCE_MS);
  const { table, clients } = await gathering.catch((error: unknown) => {
    eve.close();
    throw error;
  });
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
        play(player, table, randomFrom(`${seed} ${player.seat}`), isTasteful),
      ),
    );
    const problems = await wrongWith(table, guests);
    const view = eve.view(table);
    return {
      moves: view.game!.moves,
      acknowledged: guests.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
      connections: all.reduce((sum, { connections }) => sum + connections, 0),
      isFinished: view.stage === 'over',
      hidden: (view.game!.snapshot as Snapshot).players.reduce(
        (sum, one) => sum + one.hiddenCards,
        0,
      ),
      pasts: all.reduce((sum, { received }) => sum + received.filter(isPast).length, 0),
      problems: problems.map((problem) => `${seed}: ${problem}`),
    };
  } finally {
    for (const wire of wires) wire.close();
  }
}

/** One to three people, and up to two bots, mostly with the module in which cards are drawn most. */
function line(random: Random): [people: number, plan: Partial<Plan>] {
  const people = 1 + random.below(3);
  const bots = people === 1 ? 1 + random.below(2) : random.below(3);
  const levels = ['greedy', 'random', 'cardwood'];
  const seats = [
    ...Array.from({ length: people }, () => person),
    ...Array.from({ length: bots }, () => bot(levels[random.below(levels.length)]!)),
  ];
  // Without it there is no fifth seat.
  const hasStyle = seats.length > 4 || random.below(4) > 0;
  return [people, { seats, setup: hasStyle ? { modules: ['style'] } : {} }];
}

/** Who resigned waits for the end of the whole game. */
const LONGEST_GAME_MS = 900_000;

const isDone = ({ stage }: TableView): boolean => stage === 'over' || stage === 'closed';

async function play(player: Guest, table: string, random: Random, isTasteful: boolean) {
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
    const command = whim(view, random) ?? thought(view, random, isTasteful);
    // Another message may have come in between.
    if (command === undefined) continue;
    try {
      const seq = await client.act(table, command);
      // Who is muted already is not muted again: the number stands for something else.
      if (command.kind !== 'mute') acknowledged.add(seq, command);
    } catch (error) {
      if (!(error instanceof WasRefused) || !HARMLESS.includes(error.refused.code)) throw error;
      if (error.refused.code === 'stale') tried = view.seq;
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

function thought(view: TableView, random: Random, isTasteful: boolean): Command | undefined {
  const command = nextCommand(view, random);
  const move = isTasteful && command?.kind === 'move' ? tasteOf(view, random) : undefined;
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
