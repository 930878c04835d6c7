import type { SnapshotSolo } from '@ochre/stone-age/rules';
import { VALLEY } from '../art/scene/size.ts';
import { useWords } from '../in-words.tsx';
import type { Point } from './layout.ts';
import { heaps } from './solo-on-land.tsx';

const TOKENS: Point = [258, 398];

/** Solo: the dark plates that say what is left on the board. */
export function HeapPlates({ solo }: { readonly solo: SnapshotSolo }) {
  const words = useWords();
  const { low, high } = solo.tokens;
  return (
    <>
      {heaps().map(([good, [x, y]]) => (
        <span
          key={good}
          className="plate"
          style={at([x, y + 16])}
          role="img"
          aria-label={words.goodsCounted[good](solo.board[good])}
          title={words.goodsCounted[good](solo.board[good])}
        >
          {solo.board[good]}
        </span>
      ))}
      <span
        className="plate"
        style={at(TOKENS)}
        role="img"
        aria-label={words.solo.tokens(low + high)}
        title={words.solo.tokens(low + high)}
      >
        1/2 ×{low} · 3/4 ×{high}
      </span>
    </>
  );
}

const at = ([x, y]: Point) => ({
  left: `${(x / VALLEY.width) * 100}%`,
  top: `${(y / VALLEY.height) * 100}%`,
});
