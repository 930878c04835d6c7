import { useLandCamera } from '../board/in-sight.ts';
import { Sign } from '../board/sign.tsx';
import { useWords } from '../in-words.tsx';
import type { Deciding } from './deciding.ts';
import { isSame } from './laying.ts';

/** On a phone: to the next square where the tile fits. */
export function NextSquare({ deciding: { squares, at, tap } }: { readonly deciding: Deciding }) {
  const { play } = useWords();
  const camera = useLandCamera();
  const next = (): void => {
    const from = squares.findIndex((square) => isSame(square, at));
    const square = squares[(from + 1) % squares.length];
    if (square === undefined || isSame(square, at)) return;
    tap(square);
    camera.goTo(square);
  };
  return (
    <button
      type="button"
      className="land-tool paper next-square"
      aria-label={play.nextSquare}
      onClick={next}
    >
      <Sign of="target" size={20} />
    </button>
  );
}
