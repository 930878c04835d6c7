import type { Snapshot } from '@ochre/stone-age/rules';
import type { Words } from './in-words.ts';
import type { Presentation } from './presentation.ts';
import { solo } from './solo/presentation.ts';
import { usual } from './usual.ts';

/** The variants that are shown in their own way. */
const VARIANTS: Readonly<Record<string, (words: Words) => Presentation>> = { solo };

export const presentationOf = ({ variant = '' }: Snapshot, words: Words): Presentation =>
  (VARIANTS[variant] ?? usual)(words);
