import type { GameMotion } from '@ochre/ui/game/game-motion.ts';
import type { Event, Snapshot } from '../../rules/index.ts';

export interface Scene {
  readonly view: Snapshot;
}

/** How the land changes before one's eyes. */
export const motion: GameMotion<Snapshot, Event, Scene> = {
  sceneOf: (view) => ({ view }),
  withView: (scene, view) => ({ ...scene, view }),
  plan: (_, scene) => ({ steps: [], changes: [], before: scene.view, after: scene }),
  asSeen: (_, truth) => truth,
  withAsked: (_, truth) => truth,
  Piece: () => null,
  wayOf: () => undefined,
  soundsOf: () => [],
};
