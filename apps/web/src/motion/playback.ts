import type { GameEvent } from '@ochre/kernel';
import type { Told } from '@ochre/match';
import type { GameMotion } from '@ochre/ui/game/game-motion.ts';
import type { MotionPlan } from '@ochre/ui/motion/step.ts';
import type { Pace } from '../settings/index.ts';
import { type Move, newsAfter, type Seen } from './news.ts';
import { atPace, hurryFor, lengthOfAll, onlyToRead, type Played } from './tempo.ts';

/** Boards and scenes are the game's own affair. */
type Motion = GameMotion<unknown, GameEvent, unknown>;
type Plan = MotionPlan<unknown, unknown>;

/** The table as it is when somebody looks. */
export interface Look {
  readonly told: readonly Told[];
  readonly view: unknown;
  /** How many moves were made, and the number of the log's last line. */
  readonly moves: number;
  readonly seq: number;
  /** Who looks; undefined for who only watches. */
  readonly you: number | undefined;
}

/** How somebody likes to see it. */
export interface Manner {
  /** How the game's events move. */
  readonly motion: Motion;
  readonly pace: Pace;
  readonly isMoving: boolean;
}

/** One move that is played. */
export interface Act extends Played {
  readonly number: number;
}

/**
 * What the viewer is shown of what happened. The board lags behind the table in what still moves, and
 * in nothing else; it is the table again when all has been played, or as soon as it is skipped.
 */
export interface Playback extends Seen {
  readonly motion: Motion;
  readonly told: readonly Told[];
  readonly you: number | undefined;
  /** The table itself, as it was last looked at. */
  readonly truth: unknown;
  /** What the next move begins with. */
  readonly scene: unknown;
  /** The board to show. */
  readonly shown: unknown;
  readonly act: Act | undefined;
  /** The last act with all that belongs to it, also what is not seen where nothing moves. */
  readonly heard: Act | undefined;
  /** How many changes of this act the board shows already. */
  readonly done: number;
  readonly waiting: readonly Plan[];
  readonly hurry: number;
  /** There is so much that somebody may want to skip it. */
  readonly isLong: boolean;
}

/** No more moves than these are played: about a round of four. */
const MOST = 60;
/** What takes longer to look at, in milliseconds, is long. */
const LONG = 2000;

/** What was there from the beginning is no news. */
export const begun = ({ view, ...look }: Look, motion: Motion): Playback => ({
  motion,
  ...look,
  truth: view,
  scene: motion.sceneOf(view),
  shown: view,
  act: undefined,
  heard: undefined,
  done: 0,
  waiting: [],
  hurry: 1,
  isLong: false,
});

/** As if the viewer had looked at that board since then, and learned everything now. */
export const rewound = (seen: Seen, board: unknown, look: Look, manner: Manner): Playback =>
  takenIn(begun({ ...look, ...seen, told: [], view: board }, manner.motion), look, manner);

/** Whether the log has not come yet that tells what happened since. */
export const isBehind = ({ told, seq }: Look): boolean => told.at(-1)?.seq !== seq;

/** The table has changed: what is new is played after what still waits. */
export function takenIn(playback: Playback, look: Look, manner: Manner): Playback {
  const moves = isBehind(look) ? undefined : newsAfter(playback, look.told);
  const { view, ...seen } = look;
  const now = { ...playback, ...seen, truth: view };
  if (moves === undefined) return skipped(now);
  if (moves.length === 0) return now.act === undefined ? skipped(now) : now;
  return withMoves(now, moves, manner);
}

function withMoves(playback: Playback, moves: readonly Move[], manner: Manner): Playback {
  const plans = plansOf(moves, playback);
  const own = moves.findLastIndex(({ seat }) => seat === playback.you);
  // Who acts has seen enough of what came before.
  const all = own < 0 ? [...playback.waiting, ...plans] : plans.slice(own);
  const waiting = all.slice(-MOST);
  const hurry = Math.min(playback.hurry, hurryFor(waiting));
  const now: Playback = {
    ...playback,
    scene: plans.at(-1)!.after,
    waiting,
    hurry,
    isLong: playback.isLong || (waiting.length > 1 && lengthOfAll(waiting) * hurry > LONG),
  };
  const goesOn = playback.act !== undefined && own < 0 && waiting.length === all.length;
  return goesOn ? now : nextAct({ ...now, act: undefined, shown: waiting[0]!.before }, manner);
}

function plansOf(moves: readonly Move[], { motion, scene }: Playback): readonly Plan[] {
  const plans: Plan[] = [];
  for (const { events } of moves) plans.push(motion.plan(events, plans.at(-1)?.after ?? scene));
  return plans;
}

/** The board shows the first so many changes of the act. */
export function happened(playback: Playback, done: number): Playback {
  const { act, truth, motion } = playback;
  if (act === undefined || done <= playback.done) return playback;
  const changes = act.changes.slice(playback.done, done);
  const shown = changes.reduce((view, { make }) => make(view), playback.shown);
  return {
    ...playback,
    done,
    // Around one screen somebody else may look now: they see no card that they may not see.
    shown: motion.asSeen(shown, truth),
  };
}

/** The act is over: the board shows all of it, and the next one begins. */
export function nextAct(playback: Playback, manner: Manner): Playback {
  const finished = happened(playback, playback.act?.changes.length ?? 0);
  const [plan, ...waiting] = finished.waiting;
  if (plan === undefined) return skipped(finished);
  const all = atPace(plan, manner.pace, finished.hurry);
  const heard = { ...all, number: (finished.heard?.number ?? 0) + 1 };
  if (manner.pace === 'skip') return { ...skipped(finished), heard };
  const act = manner.isMoving ? heard : { ...onlyToRead(all), number: heard.number };
  const begins = { ...finished, act, heard, done: 0, waiting };
  // What happens at once is there when things begin to move.
  return happened(begins, act.changes.filter(({ at }) => at <= 0).length);
}

/** The table as it is. */
export const skipped = (playback: Playback): Playback => ({
  ...playback,
  scene: playback.motion.withView(playback.scene, playback.truth),
  shown: playback.truth,
  act: undefined,
  done: 0,
  waiting: [],
  hurry: 1,
  isLong: false,
});
