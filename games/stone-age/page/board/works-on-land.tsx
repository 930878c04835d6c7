import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { memo } from 'react';
import { ProductionBuilding } from '../art/scene/production-building.tsx';
import { Figures, ghostsOf } from './figures.tsx';
import { type Point, WORK_CIRCLES } from './layout.ts';
import { looksSame } from './looks-same.ts';
import type { Mark } from './marks.ts';
import type { OwnedWorks } from './works.ts';

interface WorksOnLandProps {
  readonly works: OwnedWorks;
  readonly owner: Tribe;
  readonly people: readonly Tribe[];
  readonly mark: Mark;
  readonly at: Point;
  readonly scale: number;
}

export const WorksOnLand = memo(function WorksOnLand({
  works,
  owner,
  people,
  mark,
  at: [x, y],
  scale,
}: WorksOnLandProps) {
  return (
    <g
      className={`place ${mark.state}`}
      data-stands={works.id}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <g className="place-art">
        <ProductionBuilding x={0} y={0} resource={works.resource} owner={owner} />
      </g>
      {WORK_CIRCLES.map(([cx, cy], at) => (
        <ellipse
          key={cx}
          className={at < people.length ? 'circle taken' : 'circle'}
          cx={cx}
          cy={cy}
          rx="13.5"
          ry="8.5"
        />
      ))}
      <Figures people={people} ghosts={ghostsOf(mark, owner)} spots={WORK_CIRCLES} />
    </g>
  );
}, looksSame);
