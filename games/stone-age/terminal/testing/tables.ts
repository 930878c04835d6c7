import { Playthrough, type SetupRequest, type Viewer } from '@ochre/kernel';
import {
  type Action,
  type Event,
  type Snapshot,
  type SnapshotDecision,
  type State,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Seat, seatsOf } from '@ochre/terminal';
import type { StoneAgeMoment } from '../moment.ts';

/** A game with seats around it, for tests. */
export class TestTable {
  readonly seats: readonly Seat[];
  private readonly playthrough: Playthrough<State, Action, Snapshot, Event>;
  private readonly past: Event[] = [];

  constructor(request: SetupRequest, secret: string, seats: readonly Seat[]) {
    this.playthrough = new Playthrough(stoneAge, request, { secret, nonces: [] });
    this.seats = seats;
  }

  get state(): State {
    return this.playthrough.state;
  }

  get decision(): SnapshotDecision | undefined {
    return this.view('spectator').decision;
  }

  get legal(): readonly Action[] {
    return stoneAge.legalActions(this.state);
  }

  view(viewer: Viewer): Snapshot {
    return stoneAge.view(this.state, viewer);
  }

  momentOf(viewer: number): StoneAgeMoment {
    return { view: this.view(viewer), viewer, past: this.past };
  }

  move(text: string): void {
    this.play(stoneAge.parse(text));
  }

  play(action: Action): void {
    this.past.push(...this.playthrough.move(action));
  }
}

/** `rig` gives cards, tiles, dice and the first player. */
export const tableOf = (
  players: readonly string[],
  {
    seed = 'test',
    rig,
    modules = [] as readonly string[],
    names = [] as string[],
  }: { seed?: string; rig?: unknown; modules?: readonly string[]; names?: string[] } = {},
): TestTable =>
  new TestTable({ players: players.length, modules, rig }, seed, seatsOf(players, names));

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
} = {}): TestTable {
  const options = difficulty === undefined ? {} : { difficulty };
  const request = { players: 1, variant: 'solo', options, rig };
  const table = new TestTable(request, seed, seatsOf(['me']));
  for (const move of moves) table.move(move);
  return table;
}

/** P1.6: nothing but so much food is added, and the elder stands there. */
export const setUp = (food: number, elder: string): string[] => [
  `stock food ${food}`,
  ...['wood', 'clay', 'stone', 'gold'].map((good) => `stock ${good} 0`),
  `elder ${elder}`,
];
