import type { PlaceName } from '@ochre/stone-age';
import type { ReactNode } from 'react';
import type { Tribe } from '../art/symbols/people.tsx';
import type { Mark } from './marks.ts';

/** What cards and stacks on the ledge have in common. */
export interface Space {
  readonly place: PlaceName;
  readonly people: readonly Tribe[];
  readonly ghosts: readonly Tribe[];
  readonly mark: Mark;
  /** What is tapped, with what lies there in words. */
  readonly button: (label: string) => ReactNode;
}
