import type { ComponentType } from 'react';
import type { MotionPlan, MotionStep, ScreenWay } from '../motion/step.ts';
import type { Seat } from '../seat.ts';
import type { Cue } from '../sound/cue.ts';

export interface PieceProps<View> {
  readonly step: MotionStep;
  readonly seats: readonly Seat[];
  /** The board over which it moves. */
  readonly view: View;
}

/** How what happens in a game moves over its board. */
export interface GameMotion<View, Event, Scene> {
  /** The game tells in its own bar what is played: a tap there or on the board ends one move. */
  readonly isTold?: boolean;
  /** What is known when the first move begins. */
  sceneOf(view: View): Scene;
  /** The same with another board. */
  withView(scene: Scene, view: View): Scene;
  /** How a move is seen; `isOwn` by who made it. */
  plan(events: readonly Event[], scene: Scene, isOwn: boolean): MotionPlan<View, Scene>;
  /** Another may look now: the board without what they may not see. */
  asSeen(view: View, truth: View): View;
  /** Whom the game waits for is always told at once. */
  withAsked(view: View, truth: View, player: number | undefined): View;
  readonly Piece: ComponentType<PieceProps<View>>;
  /** Where a piece goes on the screen; undefined where it has nowhere to go. */
  wayOf(step: MotionStep, piece: HTMLElement): ScreenWay | undefined;
  /** What is heard of what moves. */
  soundsOf(steps: readonly MotionStep[]): readonly Cue[];
}
