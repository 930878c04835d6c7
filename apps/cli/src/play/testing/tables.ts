import { randomFrom, type Viewer } from '@ochre/kernel';
import { type Action, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { tablesBy } from '@ochre/stone-age/terminal/testing';
import { type Player, seatsOf } from '@ochre/terminal';
import { knownGame, usualGame } from '../../games.ts';
import { letBotsMove as botsMove } from '../bot-players.ts';
import { KeyboardTable } from '../keyboard-table.ts';
import { fakeTerminal } from './fake-terminal.ts';

export { setUp } from '@ochre/stone-age/terminal/testing';

export const { tableOf, soloTable } = tablesBy(
  ({ request, secret, seats, moves }) =>
    new KeyboardTable({
      listed: usualGame(),
      request,
      seed: { secret, nonces: [] },
      seats,
      // Only in a game for one is it clear whose they are.
      moves: moves.map((move) => ({ player: 0, move })),
    }),
);

interface TableOf {
  readonly seed?: string;
  readonly rig?: unknown;
}

const tablesOf =
  (game: string) =>
  (players: readonly Player[], { seed = 'test', rig }: TableOf = {}): KeyboardTable =>
    new KeyboardTable({
      listed: knownGame(game),
      request: { players: players.length, rig },
      seed: { secret: seed, nonces: [] },
      seats: seatsOf(players),
    });

/** A table of the tiny game. */
export const pebblesTable = tablesOf('pebbles');
export const carcassonneTable = tablesOf('carcassonne');

/** What a viewer sees of a table of Stone Age. */
export const snapshotOf = (table: KeyboardTable, viewer: Viewer): Snapshot =>
  table.view(viewer) as Snapshot;

/** Lets the bots move until a person must decide or the game is over. */
export async function letBotsMove(table: KeyboardTable): Promise<void> {
  await botsMove(table, fakeTerminal([]));
}

/** One move of a person after the other. */
export async function makeMoves(table: KeyboardTable, moves: readonly string[]): Promise<void> {
  for (const move of moves) await table.move(move);
}

type OnMove = (table: KeyboardTable) => void | Promise<void>;

/** Plays so many moves, those of people at random, or until the game is over. */
export async function playOn(table: KeyboardTable, moves: number, onMove: OnMove = () => {}) {
  const { rules } = table.listed;
  const random = randomFrom('playing on');
  for (;;) {
    await letBotsMove(table);
    if (table.decision === undefined || table.plies.length >= moves) return table;
    // Sees every position in which a person must decide.
    await onMove(table);
    const { legal } = table;
    await table.move(rules.print(legal[random.below(legal.length)]));
  }
}

/** Random moves to the end; but whoever can buy a card does, so that much happens. */
export async function playEagerly(table: KeyboardTable, seed: string, onMove: OnMove = () => {}) {
  const random = randomFrom(seed);
  while (table.decision !== undefined) {
    await onMove(table);
    const legal = table.legal as readonly Action[];
    const wanted = [
      legal.filter(({ kind }) => kind === 'buy'),
      legal.filter(({ kind }) => kind !== 'leave' && kind !== 'starve'),
      legal,
    ].find((some) => some.length > 0)!;
    await table.move(stoneAge.print(wanted[random.below(wanted.length)]!));
  }
  return table;
}
