import type { Snapshot } from '@ochre/stone-age';
import { compactBoard } from './compact.ts';
import type { Look } from './look.ts';
import { isRoomy, roomyBoard } from './roomy.ts';

/** The fullest picture of the board that fits into so many rows; `viewer` is who looks at it. */
export function board(snapshot: Snapshot, look: Look, viewer: number, rows: number): string[] {
  const own = (seat: number): boolean => seat === viewer;
  const pictures = [
    ...(isRoomy(snapshot, look.width) ? [() => roomyBoard(snapshot, look)] : []),
    () => compactBoard(snapshot, look, () => true),
    () => compactBoard(snapshot, look, own),
    () => compactBoard(snapshot, look, () => false),
  ];
  for (const picture of pictures) {
    const lines = picture();
    if (lines.length <= rows) return lines;
  }
  return compactBoard(snapshot, look, own);
}
