import type { Random } from '@ochre/kernel';
import type { Value } from '@ochre/search/value';
import { NO_TILE, type State } from '../rules/within.ts';
import { answerTo } from './answering.ts';
import { type Turn, turnsFrom } from './judging/turns.ts';

/** How much is played on. */
export interface PlayingOn {
  /** So many of the turns that are best by the bare judgement. */
  readonly turns: number;
  /** So many turns of others, and of one's own, are tried in all: the more squares are open, the fewer. */
  readonly answers: number;
  /** Of the answers at each, so many layings are tried with every claim. */
  readonly layings: number;
}

/** A turn, with what it was worth every time it was played on. */
interface Tried {
  readonly turn: Turn;
  sum: number;
}

/** With so many open squares, an answer costs what is usual. */
const USUAL_SQUARES = 25;

/**
 * The turn that is worth most when everybody has answered, and one has answered them: on average over
 * tiles that may come, the same for all turns. Half of the turns, the worse ones, are left aside again and
 * again, so that the best are told apart by the most tries.
 */
export function playOn(
  state: State,
  judge: Value<State>,
  effort: PlayingOn,
  random: Random,
  isOver: () => boolean = () => false,
): Turn {
  const found = turnsFrom(state, judge).sort((one, other) => other.value - one.value);
  if (found.length === 1 || state.bag.length === 0) return found[0]!;
  let left: Tried[] = found.slice(0, effort.turns).map((turn) => ({ turn, sum: 0 }));
  const stages = Math.ceil(Math.log2(left.length));
  const answers = effort.answers * Math.min(1, USUAL_SQUARES / state.map.open.length);
  const perStage = answers / stages / state.rules.players;
  while (left.length > 1) {
    for (let each = Math.max(1, Math.round(perStage / left.length)); each > 0; each--) {
      const tiles = someTiles(state, random);
      const values: number[] = [];
      for (const { turn } of left) {
        if (isOver()) return bestBy(left).turn;
        values.push(judge.value(afterAll(turn.after, tiles, judge, effort.layings), state.player));
      }
      values.forEach((value, at) => {
        left[at]!.sum += value;
      });
    }
    left.sort((one, other) => other.sum - one.sum);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!.turn;
}

const bestBy = (tried: readonly Tried[]): Tried =>
  tried.reduce((best, one) => (one.sum > best.sum ? one : best));

/** A tile for everybody, as they may come. */
function someTiles({ bag, rules }: State, random: Random): number[] {
  const rest = bag.slice();
  const tiles: number[] = [];
  while (tiles.length < rules.players && rest.length > 0) {
    tiles.push(...rest.splice(random.below(rest.length), 1));
  }
  return tiles;
}

/** Everybody has taken a turn with these tiles; a tile that fits nowhere is left out. */
function afterAll(
  state: State,
  tiles: readonly number[],
  judge: Value<State>,
  tried: number,
): State {
  let now = state;
  for (const tile of tiles) {
    if (now.phase === 'over') break;
    const bag = now.bag.slice();
    bag.splice(bag.indexOf(tile), 1);
    const asked = { ...now, tile, bag };
    now = answerTo(asked, judge, tried) ?? passed(asked);
  }
  return now;
}

const passed = (state: State): State => ({
  ...state,
  turn: state.turn + 1,
  player: (state.player + 1) % state.rules.players,
  tile: NO_TILE,
  phase: state.bag.length === 0 ? 'over' : 'lay',
});
