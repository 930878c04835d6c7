import type { meta } from '@ochre/stone-age/meta';

type BotName = (typeof meta)['levels' | 'personalities' | 'understudies'][number];

/** How every bot plays, in a few words without a subject. */
export type BotWords = Readonly<Record<BotName, string>>;
