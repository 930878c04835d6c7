import type { Snapshot } from '@ochre/stone-age/rules';
import type { Presentation } from './presentation.ts';
import { SOLO_PRESENTATION } from './solo/presentation.ts';
import { USUAL } from './usual.ts';

/** The variants that are shown in their own way. */
const VARIANTS: Readonly<Record<string, Presentation>> = { solo: SOLO_PRESENTATION };

export const presentationOf = ({ variant = '' }: Snapshot): Presentation =>
  VARIANTS[variant] ?? USUAL;
