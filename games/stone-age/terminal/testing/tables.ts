import { Playthrough, type SetupRequest, type Viewer } from '@ochre/kernel';
import {
  type Action,
  type Event,
  type Snapshot,
  type SnapshotDecision,
  type State,
  stoneAge,
} from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/terminal';
import type { StoneAgeMoment } from '../moment.ts';
import { tablesBy } from './wanted-tables.ts';

export { setUp } from './wanted-tables.ts';

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

export const { tableOf, soloTable } = tablesBy(({ request, secret, seats, moves }) => {
  const table = new TestTable(request, secret, seats);
  for (const move of moves) table.move(move);
  return table;
});
