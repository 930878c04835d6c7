import { randomFrom, type Viewer } from '@ochre/kernel';
import { type Action, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { ME, type Player, seatsOf } from '@ochre/terminal';
import { knownGame, usualGame } from '../../games.ts';
import { BotPlayers } from '../bot-players.ts';
import { Table } from '../table.ts';
import { fakeTerminal } from './fake-terminal.ts';

/** A table for tests; `rig` gives cards, tiles, dice and the first player. */
export const tableOf = (
  players: readonly Player[],
  {
    seed = 'test',
    rig,
    modules = [] as readonly string[],
    names = [] as string[],
  }: { seed?: string; rig?: unknown; modules?: readonly string[]; names?: string[] } = {},
): Table =>
  Table.start(
    usualGame(),
    { players: players.length, modules, rig },
    seed,
    seatsOf(players, names),
  );

/** A table of the one-player game; `moves` are made. */
export function soloTable({
  seed = 'test',
  rig,
  difficulty,
  moves = [],
}: {
  seed?: string;
  rig?: unknown;
  difficulty?: string;
  moves?: readonly string[];
} = {}): Table {
  const options = difficulty === undefined ? {} : { difficulty };
  const request = { players: 1, variant: 'solo', options, rig };
  const table = Table.start(usualGame(), request, seed, seatsOf([ME]));
  for (const move of moves) table.move(move);
  return table;
}

/** A table of the tiny game. */
export const pebblesTable = (
  players: readonly Player[],
  { seed = 'test', rig }: { seed?: string; rig?: unknown } = {},
): Table =>
  Table.start(knownGame('pebbles'), { players: players.length, rig }, seed, seatsOf(players));

/** What a viewer sees of a table of Stone Age. */
export const snapshotOf = (table: Table, viewer: Viewer): Snapshot =>
  table.view(viewer) as Snapshot;

/** P1.6: nothing but so much food is added, and the elder stands there. */
export const setUp = (food: number, elder: string): string[] => [
  `stock food ${food}`,
  ...['wood', 'clay', 'stone', 'gold'].map((good) => `stock ${good} 0`),
  `elder ${elder}`,
];

/** Lets the bots move until a person must decide or the game is over. */
export async function letBotsMove(table: Table): Promise<void> {
  const bots = await BotPlayers.at(table);
  await bots.move(table, fakeTerminal([]));
}

/** Plays so many random moves, or until the game is over; `onMove` sees every position before one. */
export function playOn(
  table: Table,
  moves: number,
  onMove: (table: Table) => void = () => {},
): Table {
  const { rules } = table.listed;
  const random = randomFrom('playing on');
  for (let made = 0; made < moves && table.decision !== undefined; made++) {
    onMove(table);
    const { legal } = table;
    table.move(rules.print(legal[random.below(legal.length)]));
  }
  return table;
}

/** Random moves to the end; but whoever can buy a card does, so that much happens. */
export function playEagerly(table: Table, seed: string, onMove: (table: Table) => void): Table {
  const random = randomFrom(seed);
  while (table.decision !== undefined) {
    onMove(table);
    const legal = table.legal as readonly Action[];
    const wanted = [
      legal.filter(({ kind }) => kind === 'buy'),
      legal.filter(({ kind }) => kind !== 'leave' && kind !== 'starve'),
      legal,
    ].find((some) => some.length > 0)!;
    table.move(stoneAge.print(wanted[random.below(wanted.length)]!));
  }
  return table;
}
