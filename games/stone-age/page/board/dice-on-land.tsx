import { Die, SIDES } from '@ochre/ui/art/die/die.tsx';
import { Rug } from '@ochre/ui/art/die/rug.tsx';
import type { Face } from '@ochre/ui/art/symbols/dice.tsx';
import { CAMERA, SETTLE, TUMBLE } from '@ochre/ui/motion/timing.ts';
import { useMotion } from '@ochre/ui/settings/use-settings.ts';
import { type CSSProperties, memo } from 'react';
import { VALLEY } from '../art/scene/size.ts';
import type { RollOnLand } from '../motion/roll.ts';
import './dice-on-land.css';
import { meadowOf } from './dice-spot.ts';
import { hideFor } from './hide.ts';
import type { Point } from './layout.ts';
import { looksSame } from './looks-same.ts';
import { SumPlate } from './sum-plate.tsx';

/** How dice that fell by chance lie: one like the other would not look thrown. */
const TURNS = [34, 61, 22, 48, 70, 40, 26, 57, 31, 66] as const;

interface DiceOnLandProps {
  readonly roll: RollOnLand;
  /** By how much everything is quicker. */
  readonly factor: number;
}

/** Dice on a hide on the land; each shows other faces while it tumbles. */
export const DiceOnLand = memo(function DiceOnLand(props: DiceOnLandProps) {
  // The last of those that everybody takes one of is gone before the next thing moves.
  return props.roll.dice.length === 0 ? null : <DiceOnHide {...props} />;
}, looksSame);

function DiceOnHide({ roll, factor }: DiceOnLandProps) {
  const isMoving = useMotion();
  const { dice, isThrown, isOwn, sum } = roll;
  const { left, top, width, height, edge, spots } = hideFor(dice.length, meadowOf(roll.for));
  const isTumbling = isThrown && isMoving;
  const style = {
    left: `${(left / VALLEY.width) * 100}%`,
    top: `${(top / VALLEY.height) * 100}%`,
    width: `${(width / VALLEY.width) * 100}%`,
    '--start': `${isOwn ? CAMERA * factor : 0}ms`,
    '--lasts': `${(TUMBLE + SETTLE) * factor}ms`,
  } as CSSProperties;
  return (
    <div className={isTumbling ? 'dice-on-land tumbling' : 'dice-on-land'} style={style}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Rug x={width / 2} y={height / 2} width={width} height={height} />
        {dice.map((face, nth) => (
          <Thrown
            key={spots[nth]!.join(' ')}
            at={spots[nth]!}
            face={face as Face}
            nth={nth}
            edge={edge}
          />
        ))}
      </svg>
      {sum !== undefined && <SumPlate sum={sum} />}
    </div>
  );
}

interface ThrownProps {
  readonly at: Point;
  readonly face: Face;
  readonly nth: number;
  readonly edge: number;
}

function Thrown({ at: [x, y], face, nth, edge }: ThrownProps) {
  const [left, right] = SIDES[face];
  const turn = TURNS[nth % TURNS.length]!;
  const style = { '--nth': nth, '--aside': nth % 2 === 0 ? 1 : -1 } as CSSProperties;
  const die = { x: 0, y: edge * 0.3, size: edge };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="thrown" style={style}>
        <g>
          <Die {...die} face={left} turn={90 - turn} />
        </g>
        <g>
          <Die {...die} face={right} turn={turn} />
        </g>
        <g>
          <Die {...die} face={face} turn={turn} />
        </g>
      </g>
    </g>
  );
}
