import type { SegmentName } from '../../../rules/index.ts';

/** What a follower does says what they are: thief, knight, farmer, monk, heretic. */
export const POSTURES = ['walk', 'stand', 'lie', 'monk', 'heretic'] as const;
export type Posture = (typeof POSTURES)[number];

const BY_KIND = {
  road: 'walk',
  city: 'stand',
  field: 'lie',
  cloister: 'monk',
  shrine: 'heretic',
} as const satisfies Record<string, Posture>;

type FollowedKind = keyof typeof BY_KIND;

/** How a follower is where they stand. */
export const postureOf = (on: SegmentName): Posture => BY_KIND[on.split(' ')[0] as FollowedKind];
