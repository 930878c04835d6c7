import type { ChoiceWords } from '@ochre/words';
import type { meta } from '../../meta.ts';

type Options = typeof meta.options & (typeof meta.modules)['shrine']['options'];

/** What Carcassonne can be played with and against: small, for it is said before the game is loaded. */
export interface OfferWords {
  readonly bots: Readonly<Record<BotName, string>>;
  readonly modules: Readonly<Record<keyof typeof meta.modules, NamedWords>>;
  readonly options: { readonly [Name in keyof Options]: ChoiceWords<Options[Name][number]> };
}

export type BotName = (typeof meta)['levels' | 'personalities' | 'understudies'][number];

interface NamedWords {
  readonly title: string;
  readonly about: string;
}
