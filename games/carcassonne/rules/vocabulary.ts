/** Sides of a square on the table, clockwise. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

/** Half-sides, clockwise: `nnw` is the western half of the northern side. */
export const HALF_SIDES = ['nnw', 'nne', 'ene', 'ese', 'sse', 'ssw', 'wsw', 'wnw'] as const;
export type HalfSide = (typeof HALF_SIDES)[number];

export const BUILDINGS = ['cloister', 'shrine'] as const;
export type Building = (typeof BUILDINGS)[number];

/** What a follower can stand on (C1.3, K3). */
export const SEGMENT_KINDS = ['city', 'road', 'field'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** A segment by its name on the table, as `city n` or `cloister`. */
export type SegmentName = `city ${Side}` | `road ${Side}` | `field ${HalfSide}` | Building;

/** What brings points, in the order of the breakdown. */
export const SOURCES = ['roads', 'cities', 'cloisters', 'shrines', 'farms'] as const;
export type Source = (typeof SOURCES)[number];

/** Quarter turns clockwise. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

/** C2.2 */
export const FOLLOWERS = 7;
