import { lieNamed, type SegmentKind, type SegmentName, type Turn } from '../../../rules/index.ts';

/** A tile as it lies. */
export interface Lying {
  readonly tile: string;
  readonly rotation: Turn;
}

/** Which of the tile's cities, roads or fields a name means; undefined for its building. */
export function segmentNamed(
  { tile, rotation }: Lying,
  on: SegmentName,
): { readonly kind: SegmentKind; readonly index: number } | undefined {
  const { segments, building } = lieNamed(tile, rotation);
  if (on === building) return undefined;
  const at = segments.findIndex(({ names }) => names.includes(on));
  const segment = segments[at];
  if (segment === undefined) throw new Error(`Tile "${tile}" has no "${on}" as it lies.`);
  const { kind } = segment;
  return { kind, index: at - segments.findIndex((other) => other.kind === kind) };
}
