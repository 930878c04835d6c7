import type { ComponentProps, ReactNode } from 'react';
import type { Land } from '../art/land.tsx';
import type { LandCamera } from './land-camera.ts';
import type { Gestures } from './use-gestures.ts';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** What may stand on and around the land beside what lies there. */
export interface LandParts extends Gestures {
  /** How the print itself is coloured. */
  readonly print?: Omit<ComponentProps<typeof Land>, 'board'> | undefined;
  /** Drawn on the print and below the followers; 100 units a square. */
  readonly onLand?: ReactNode;
  /** Drawn above the followers. */
  readonly aboveLand?: ReactNode;
  /** Stands over the land at its own size: `AtPlace`. */
  readonly overLand?: ReactNode;
  /** At the top left: what comes of what is chosen. */
  readonly card?: ReactNode;
  /** Beside the buttons that zoom. */
  readonly tools?: ReactNode;
  /** Below the players: the tiles that are left. */
  readonly rest?: ReactNode;
  /** The square that is chosen: the card gives way to it. */
  readonly chosen?: Square | undefined;
  /** Where something can be laid: all of it is kept in sight. */
  readonly lit?: readonly Square[] | undefined;
  /** Something is decided there: it is looked at from near. */
  readonly near?: Square | undefined;
  /** Whoever moves the land from outside has a camera of their own. */
  readonly camera?: LandCamera | undefined;
}
