import type { Playthrough } from '@ochre/kernel';
import {
  type Action,
  carcassonne,
  type Event,
  type Snapshot,
  type State,
} from '../../rules/index.ts';

/** A move of a game, what happened, and the table after it. */
export interface Played {
  readonly player: number;
  readonly move: string;
  readonly events: readonly Event[];
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** A whole game, with what is chosen of the legal moves. */
export function playedBy(
  game: Playthrough<State, Action, Snapshot, Event>,
  choose: (legal: readonly Action[], moves: number) => Action,
): readonly Played[] {
  const played: Played[] = [];
  const look = (): Snapshot => carcassonne.view(game.state, 'spectator');
  for (let legal = carcassonne.legalActions(game.state); legal.length > 0; ) {
    const before = look();
    const events = game.move(choose(legal, played.length));
    const { player, move } = game.moves.at(-1)!;
    played.push({ player, move, events, before, after: look() });
    legal = carcassonne.legalActions(game.state);
  }
  return played;
}
