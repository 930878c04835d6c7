import type { GameEvent } from '@ochre/kernel';
import type { Told } from '@ochre/match';
import type { GameMotion } from '@ochre/ui/game/game-motion.ts';
import type { Move } from '@ochre/ui/motion/showing.ts';
import type { MotionPlan } from '@ochre/ui/motion/step.ts';
import type { Pace } from '../settings/index.ts';
import { newsAfter, type Seen } from './news.ts';
import { atPace, factorOf, hurryFor, lengthOfAll, onlyToRead, type Played } from './tempo.ts';

/** Boards and scenes are the game's own affair. */
type Motion = GameMotion<unknown, GameEvent, unknown>;
interface Plan extends MotionPlan<unknown, unknown> {
  /** The move that it shows, or a part of it. */
  readonly move: Move;
  readonly isOwn: boolean;
  /** How many moves were made with it. */
  readonly moves: number;
}

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

/** One move that is played, or a part of it. */
export interface Act extends Played, Pick<Plan, 'move' | 'isOwn' | 'moves' | 'staged'> {
  readonly number: number;
  /** By how much it is quicker than it was planned. */
  readonly factor: number;
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
  const all = [...playback.waiting, ...plans];
  const from = Math.max(0, firstOfLast(all, MOST), isAsLong(playback) ? ownLast(all) : 0);
  const waiting = all.slice(from);
  const hurry = Math.min(playback.hurry, hurryFor(waiting));
  const now: Playback = {
    ...playback,
    scene: plans.at(-1)!.after,
    waiting,
    hurry,
    isLong: playback.isLong || (waiting.length > 1 && lengthOfAll(waiting) * hurry > LONG),
  };
  const goesOn = playback.act !== undefined && from === 0;
  return goesOn ? now : nextAct({ ...now, act: undefined, shown: waiting[0]!.before }, manner);
}

/** Where the last so many moves begin. */
function firstOfLast(plans: readonly Plan[], most: number): number {
  const { moves = 0 } = plans.at(-1) ?? {};
  return plans.findIndex((plan) => plan.moves > moves - most);
}

/** Who comes back begins with their own last move; what is played meanwhile is played in turn. */
const isAsLong = ({ act }: Playback): boolean => act === undefined;
function ownLast(plans: readonly Plan[]): number {
  const last = plans.findLast(({ isOwn }) => isOwn);
  return last === undefined ? 0 : plans.findIndex(({ moves }) => moves === last.moves);
}

function plansOf(moves: readonly Move[], playback: Playback): readonly Plan[] {
  const { motion, you } = playback;
  const plans: Plan[] = [];
  // What was there before these, of moves that are seen and wait.
  const before = playback.moves - moves.length;
  for (const [at, move] of moves.entries()) {
    const isOwn = move.seat === you;
    const scene = plans.at(-1)?.after ?? playback.scene;
    let plan: MotionPlan<unknown, unknown> | undefined = motion.plan(move.events, scene, isOwn);
    for (; plan !== undefined; plan = plan.next) {
      plans.push({ ...plan, move, isOwn, moves: before + at + 1 });
    }
  }
  return plans;
}

/** What others do, and the scene of a roll, is told where one looks; one's own deeds need no telling. */
export const isToldOf = ({ act, motion }: Playback): boolean =>
  motion.isTold === true && act !== undefined && (!act.isOwn || act.staged !== undefined);

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
  const { move, isOwn, moves, staged, isCalm } = plan;
  const hurry = isCalm ? 1 : finished.hurry;
  const all = {
    ...atPace(plan, manner.pace, hurry),
    number: (finished.heard?.number ?? 0) + 1,
    factor: factorOf(manner.pace, hurry),
    ...{ move, isOwn, moves, staged },
  };
  if (manner.pace === 'skip') return { ...skipped(finished), heard: all };
  const act = manner.isMoving ? all : { ...all, ...onlyToRead(all) };
  const begins = { ...finished, act, heard: all, done: 0, waiting };
  // What happens at once is there when things begin to move.
  return happened(begins, act.changes.filter(({ at }) => at <= 0).length);
}

/** The whole move is over, whatever of it was still to come. */
export function nextMove(playback: Playback, manner: Manner): Playback {
  const { act } = playback;
  let now = nextAct(playback, manner);
  while (now.act !== undefined && now.act.moves === act?.moves) now = nextAct(now, manner);
  return now;
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
