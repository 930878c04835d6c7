import { lieNamed, type SegmentKind, type Side, type Snapshot } from '../../../rules/index.ts';

const KINDS = [undefined, 'city', 'road', 'field'] as const;

/** What an empty square would touch on each side; nothing where no tile lies. */
export function sidesAround(
  { board }: Snapshot,
  { x, y }: { readonly x: number; readonly y: number },
): Readonly<Record<Side, SegmentKind | undefined>> {
  const beside = (dx: number, dy: number, facing: number): SegmentKind | undefined => {
    const tile = board.find((one) => one.x === x + dx && one.y === y + dy);
    return tile && KINDS[lieNamed(tile.tile, tile.rotation).kinds[facing] ?? 0];
  };
  return { n: beside(0, -1, 2), e: beside(1, 0, 3), s: beside(0, 1, 0), w: beside(-1, 0, 1) };
}
