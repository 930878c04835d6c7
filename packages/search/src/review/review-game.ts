import { type GameRecord, simulationChance } from '@ochre/kernel';
import { type Choice, choiceOf } from './choice.ts';
import { type Depth, EFFORTS } from './depth.ts';
import { type Ledger, ledgerOf } from './ledger.ts';
import { type Judged, resultOf } from './looking.ts';
import { luckOf, luckOfStart, type Made } from './luck.ts';
import type { Moment, Start } from './moment.ts';
import { replayed } from './replayed.ts';
import { nothing, type Worth } from './worth.ts';

/** What is known of a game from its start on: of its first moves, or of all. */
export interface Known {
  readonly start: Start;
  readonly moments: readonly Moment[];
}

/** All that is said of a finished game: the same for the same record, judge and depth. */
export interface Review extends Known {
  readonly judge: { readonly name: string; readonly version: string };
  readonly depth: Depth;
  readonly ledger: Ledger;
}

/** How far a review is, and what has just been found: how the game began, or a move. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly start?: Start;
  readonly moment?: Moment;
}

/**
 * Reviews a game step by step: whoever asks for the next step decides when, and may stop at any; with what was
 * `known` then, it goes on from there. Throws a `Refused` for a record that cannot be reviewed.
 */
export function* reviewGame<State, Action>(
  judged: Judged<State, Action>,
  record: GameRecord,
  depth: Depth,
  known?: Known,
): Generator<Progress, Review, void> {
  const { start: state, moves } = replayed(judged.game, record);
  const of = moves.length;
  yield { done: known?.moments.length ?? 0, of };
  const start = known?.start ?? startOf(judged, record, state);
  const moments = [...(known?.moments ?? [])];
  yield { done: moments.length, of, start };
  let now = moments.at(-1)?.after ?? start.worth;
  for (const [at, made] of moves.entries()) {
    if (at < moments.length) continue;
    const steps = choiceOf(judged, made, EFFORTS[depth]);
    let step = steps.next();
    for (; !step.done; step = steps.next()) yield { done: at, of };
    const moment = momentOf(judged, made, {
      at,
      now,
      choice: step.value,
      looks: EFFORTS[depth].luck,
    });
    moments.push(moment);
    now = moment.after;
    yield { done: at + 1, of, moment };
  }
  const { name, version } = judged.judge;
  return { judge: { name, version }, depth, start, moments, ledger: ledgerOf(start, moments) };
}

/** The same in one go, for whoever has nothing else to do; `told` hears of every step. */
export function wholeReview<State, Action>(
  judged: Judged<State, Action>,
  record: GameRecord,
  depth: Depth,
  told?: (progress: Progress) => void,
): Review {
  const steps = reviewGame(judged, record, depth);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    told?.(value);
  }
}

interface Around {
  readonly at: number;
  /** What everybody could expect before. */
  readonly now: Worth;
  readonly choice: Choice | undefined;
  readonly looks: number;
}

function momentOf<State, Action>(
  judged: Judged<State, Action>,
  made: Made<State, Action>,
  { at, now, choice, looks }: Around,
): Moment {
  const { game } = judged;
  const { player, action, after } = made;
  const came = luckOf(judged, made, looks);
  const isOver = game.decision(after) === undefined;
  return {
    at,
    player,
    move: game.print(action),
    // What had to be, and was known before, changes nothing.
    after: came?.worth ?? (isOver ? resultOf(game, after) : (choice?.worth ?? now)),
    luck: came?.luck ?? nothing(now.shares.length),
    ways: came?.ways ?? 1,
    ...(choice === undefined ? {} : { choice }),
  };
}

/** Where cards or tiles were given, the start is no luck. */
function startOf<State, Action>(
  judged: Judged<State, Action>,
  { setup: request, commitment }: GameRecord,
  state: State,
): Start {
  const { game } = judged;
  const setup = game.checkSetup(request);
  const drawn = (seed: string): State => game.setup(setup, simulationChance(seed));
  const { worth, luck } = luckOfStart(judged, state, drawn, commitment);
  return { worth, luck: setup.rig === undefined ? luck : nothing(setup.players) };
}
