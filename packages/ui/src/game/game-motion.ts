import type { ComponentType } from 'react';
import type { MotionPlan, MotionStep, ScreenWay } from '../motion/step.ts';
import type { Seat } from '../seat.ts';
import type { Cue } from '../sound/cue.ts';

export interface PieceProps<View> {
  readonly step: MotionStep;
  readonly seats: readonly Seat[];
  /** The board over which it moves. */
  readonly view: View;
  readonly isTumbling: boolean;
}

/** How what happens in a game moves over its board. */
export interface GameMotion<View, Event, Scene> {
  /** What is known when the first move begins. */
  sceneOf(view: View): Scene;
  /** The same with another board. */
  withView(scene: Scene, view: View): Scene;
  plan(events: readonly Event[], scene: Scene): MotionPlan<View, Scene>;
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
