import { type OpenSquare, SIDES, type Snapshot } from '../../../rules/index.ts';
import { AtPlace } from '../../board/at-place.tsx';
import { useWords } from '../../in-words.tsx';
import { sidesAround } from './sides-around.ts';

interface SquareSumProps {
  readonly view: Snapshot;
  readonly square: OpenSquare;
}

/** What a square asks for, how many tiles have it, and how likely the next one does. */
export function SquareSum({ view, square }: SquareSumProps) {
  const { drawer } = useWords().insight;
  const sides = sidesAround(view, square);
  const { fits, fitting, chance } = square;
  return (
    <dl className="square-sum">
      <div>
        <dt>{drawer.types(fitting.length)}</dt>
        <dd>{drawer.fitHere(fits, view.left)}</dd>
      </div>
      <div>
        <dt>{drawer.chance}</dt>
        <dd>{drawer.percent(Math.round(100 * chance))}</dd>
      </div>
      <div>
        <dt>{drawer.sides}</dt>
        <dd>
          {SIDES.map((side) => {
            const kind = sides[side];
            return kind === undefined ? drawer.open : drawer.sideKinds[kind];
          }).join(', ')}
        </dd>
      </div>
    </dl>
  );
}

/** On the square itself, where no tile is looked at. */
export function SquareMark({ view, square }: SquareSumProps) {
  const { drawer } = useWords().insight;
  return (
    <AtPlace x={square.x} y={square.y} className="square-mark">
      <span>{drawer.fitHere(square.fits, view.left)}</span>
    </AtPlace>
  );
}
