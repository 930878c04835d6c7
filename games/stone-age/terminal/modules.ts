import type { Named } from '@ochre/terminal';
import type { meta } from '../meta.ts';

/** The expansions, for those who choose among them; one without words does not compile. */
export const MODULE_WORDS: Readonly<Record<keyof typeof meta.modules, Named>> = {
  style: {
    title: 'Style is the Goal',
    about: 'with jewelry, a merchant to trade with, and up to 5 players',
  },
  huts: { title: 'The New Huts', about: 'six buildings that bring more than points' },
};

export const VARIANT_WORDS: Readonly<Record<keyof typeof meta.variants, Named>> = {
  solo: {
    title: 'the variant for one player',
    about: 'alone, without bots, against the board and the elder',
  },
};
