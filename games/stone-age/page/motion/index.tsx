import { ofSeat } from '@ochre/kernel';
import type { Event, Snapshot } from '@ochre/stone-age/rules';
import type { GameMotion } from '@ochre/ui/game/game-motion.ts';
import type { MotionStep, ScreenWay } from '@ochre/ui/motion/step.ts';
import { pathOf } from './path.ts';
import { Piece } from './piece.tsx';
import { planMotion } from './plan-motion.ts';
import type { Scene } from './planned.ts';
import { rollIn } from './roll.ts';
import { soundsOf } from './sounds-of.ts';
import type { Step } from './step.ts';
import { whereIs } from './where.ts';

/** All steps that are played were planned here. */
const own = (step: MotionStep): Step => step as Step;

/** How what happens in Stone Age moves over the valley. */
export const motion: GameMotion<Snapshot, Event, Scene> = {
  isTold: true,
  sceneOf: (view) => ({ view, roll: rollIn(view) }),
  withView: (scene, view) => ({ ...scene, view, roll: rollIn(view) }),
  plan: planMotion,
  asSeen: (view, truth) => ({
    ...view,
    players: view.players.map((player, at) => ({
      ...player,
      cards: ofSeat(truth.players, at).cards.slice(0, player.cards.length),
    })),
  }),
  withAsked: (view, { decision }, player) =>
    decision === undefined
      ? view
      : { ...view, decision: { ...decision, player: player ?? decision.player } },
  Piece: ({ step, seats, view }) => (
    <Piece step={own(step)} seats={seats} isSolo={view.solo !== undefined} />
  ),
  wayOf(step, piece): ScreenWay | undefined {
    const { what, from, to } = own(step);
    const [start, end] = [whereIs(from), whereIs(to)];
    if (start === undefined || end === undefined) return undefined;
    const path = pathOf(what, start, end, piece);
    return { path, isOut: end.isOut === true, thing: end.thing };
  },
  soundsOf: (steps) => soundsOf(steps.map(own)),
};
