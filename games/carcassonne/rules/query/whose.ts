import type { Feature } from './features.ts';

/** Who holds a feature, as somebody sees it: alone, with others, only others, or nobody. */
export type Whose = 'yours' | 'shared' | 'theirs' | 'free';

export function whoseOf({ holders }: Feature, player: number): Whose {
  if (holders.length === 0) return 'free';
  if (!holders.includes(player)) return 'theirs';
  return holders.length > 1 ? 'shared' : 'yours';
}
