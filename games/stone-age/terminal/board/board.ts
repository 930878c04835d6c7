import type { Snapshot } from '@ochre/stone-age/rules';
import type { Room } from '@ochre/terminal';
import type { StoneAgeLook } from '../look.ts';
import { compactBoard, type Shown } from './compact.ts';
import { isRoomy, roomyBoard } from './roomy.ts';

const all = (): boolean => true;
const none = (): boolean => false;

/**
 * The fullest picture of the board that fits into so many rows; `viewer` is who looks at it. Where
 * no picture of all places does, `most` rows may be taken; then places are left out, unless they
 * are chosen on the board.
 */
export function board(
  snapshot: Snapshot,
  look: StoneAgeLook,
  viewer: number,
  { rows, most }: Room,
): string[] {
  const own = (seat: number): boolean => seat === viewer;
  const compact = (shown: Shown) => (): string[] => compactBoard(snapshot, look, shown);
  const leastOfAll = compact({ details: none, places: all });
  const whole = [
    ...(isRoomy(snapshot, look) ? [() => roomyBoard(snapshot, look)] : []),
    compact({ details: all, places: all }),
    compact({ details: own, places: all }),
    leastOfAll,
  ];
  const fitting = firstWithin(whole, rows) ?? firstWithin(whole.slice(-2), most);
  if (fitting !== undefined) return fitting;
  if (look.numbers.size > 0) return leastOfAll();
  const stands = (place: string): readonly number[] => snapshot.places[place] ?? [];
  const parts = [
    compact({ details: none, places: (place) => stands(place).length > 0 }),
    compact({ details: none, places: (place) => (stands(place)[viewer] ?? 0) > 0 }),
  ];
  return firstWithin(parts, most) ?? compact({ details: none, places: none })();
}

function firstWithin(pictures: readonly (() => string[])[], rows: number): string[] | undefined {
  for (const picture of pictures) {
    const lines = picture();
    if (lines.length <= rows) return lines;
  }
  return undefined;
}
