import type { SegmentKind } from '../../rules/index.ts';

/** What is drawn at a place of a tile: part of one of its segments, its building, or where roads meet. */
export interface Spot {
  readonly sign: string;
  readonly kind: SegmentKind | 'building' | 'crossing';
  /** The number of the segment, where it belongs to one. */
  readonly segment?: number;
}
