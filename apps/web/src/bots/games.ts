import type { Playable, Playables } from '@ochre/host';
import type { AnyReview } from '@ochre/search/review';

/** Loaded only when a bot of that game is asked for the first time: a new game is one entry here. */
export const PLAYABLES: Playables = {
  'stone-age': async () => {
    const [{ stoneAge }, { bots }] = await Promise.all([
      import('@ochre/stone-age/rules'),
      import('@ochre/stone-age/bots'),
    ]);
    return { game: stoneAge, bots } as Playable;
  },
  carcassonne: async () => {
    const [{ carcassonne }, { bots }] = await Promise.all([
      import('@ochre/carcassonne/rules'),
      import('@ochre/carcassonne/bots'),
    ]);
    return { game: carcassonne, bots } as Playable;
  },
  pebbles: async () => {
    const [{ pebbles }, { bots }] = await Promise.all([
      import('@ochre/pebbles/rules'),
      import('@ochre/pebbles/bots'),
    ]);
    return { game: pebbles, bots } as Playable;
  },
};

/** Likewise, when a game is looked into. */
export const REVIEWS: Readonly<Record<string, () => Promise<AnyReview>>> = {
  'stone-age': async () => (await import('@ochre/stone-age/review')).review as AnyReview,
  carcassonne: async () => (await import('@ochre/carcassonne/review')).review as AnyReview,
  pebbles: async () => (await import('@ochre/pebbles/review')).review as AnyReview,
};
