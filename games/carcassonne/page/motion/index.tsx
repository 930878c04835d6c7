import type { GameMotion } from '@ochre/ui/game/game-motion.ts';
import type { MotionStep, ScreenWay } from '@ochre/ui/motion/step.ts';
import type { Event, Snapshot } from '../../rules/index.ts';
import { pathOf } from './path.ts';
import { Piece } from './piece.tsx';
import { planMotion, type Scene } from './plan-motion.ts';
import { soundsOf } from './sounds-of.ts';
import type { Step } from './step.ts';
import { whereIs } from './where.ts';

export type { Scene } from './plan-motion.ts';

/** All steps that are played were planned here. */
const own = (step: MotionStep): Step => step as Step;

/** How what happens in Carcassonne moves over the land. */
export const motion: GameMotion<Snapshot, Event, Scene> = {
  isTold: true,
  sceneOf: (view) => ({ view }),
  withView: (scene, view) => ({ ...scene, view }),
  plan: planMotion,
  // Nobody knows more than others.
  asSeen: (view) => view,
  withAsked: (view, { decision }, player) =>
    decision === undefined
      ? view
      : { ...view, decision: { ...decision, player: player ?? decision.player } },
  Piece: ({ step, seats }) => <Piece what={own(step).what} seats={seats} />,
  wayOf(step, piece): ScreenWay | undefined {
    const { what, from, to } = own(step);
    const { offsetWidth: width, offsetHeight: height } = piece;
    const size = what.kind === 'seal' ? { width, height, isAbove: what.isAbove } : undefined;
    const [start, end] = [whereIs(from, size), whereIs(to, size)];
    if (start === undefined || end === undefined) return undefined;
    const path = pathOf(what, start, end, piece);
    return { path, isOut: end.isOut === true, thing: end.thing };
  },
  soundsOf: (steps) => soundsOf(steps.map(own)),
};
