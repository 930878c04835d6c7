import { memo } from 'react';
import { closedInHand, deadSquares, type Snapshot } from '../../../rules/index.ts';
import { AtPlace } from '../../board/at-place.tsx';
import { Sign } from '../../board/sign.tsx';
import { useWords } from '../../in-words.tsx';
import './marks.css';

interface SquaresProps {
  readonly view: Snapshot;
}

/** Where no tile will ever lie. */
export const DeadSquares = memo(function DeadSquares({ view }: SquaresProps) {
  const { insight } = useWords();
  return deadSquares(view).map(([x, y]) => (
    <AtPlace key={`${x},${y}`} x={x} y={y} className="dead-square">
      <span role="img" aria-label={insight.dead} title={insight.dead} />
    </AtPlace>
  ));
});

/** K4 and K5, on the squares that they close for the tile in hand. */
export const ClosedSquares = memo(function ClosedSquares({ view }: SquaresProps) {
  const { insight } = useWords();
  return closedInHand(view).map(({ x, y, building, why }) => {
    const rule = why === 'several' ? 'K4' : 'K5';
    const label = insight.closedFor(building, rule);
    return (
      <AtPlace key={`${x},${y}`} x={x} y={y} className="closed-square">
        <span role="img" aria-label={label} title={label}>
          <Sign of={building} size={20} />
          <b>{rule}</b>
        </span>
      </AtPlace>
    );
  });
});
