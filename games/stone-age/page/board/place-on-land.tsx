import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { memo } from 'react';
import type { LandPlace } from '../../words/land-place.ts';
import { Figures, ghostsOf } from './figures.tsx';
import { CAMP, CIRCLES, campSpots, GLOWS, hunterHeight } from './layout.ts';
import { looksSame } from './looks-same.ts';
import type { Mark } from './marks.ts';
import { PlaceArt } from './place-art.tsx';

interface PlaceOnLandProps {
  readonly place: LandPlace;
  readonly mark: Mark;
  readonly people: readonly Tribe[];
  /** Whose people would go there. */
  readonly own: Tribe;
}

/** A place of the valley: its picture, its circles and who stands there. */
export const PlaceOnLand = memo(function PlaceOnLand({
  place,
  mark,
  people,
  own,
}: PlaceOnLandProps) {
  const { state } = mark;
  const ghosts = ghostsOf(mark, own);
  const crowd = people.length + ghosts.length;
  return (
    <g className={`place ${state}`} data-stands={place}>
      {state === 'chosen' && <Ring place={place} />}
      <PlaceArt place={place} />
      {place === 'hunt' ? (
        <>
          <ellipse className="camp" cx={CAMP.x} cy={CAMP.y} rx={CAMP.rx} ry={CAMP.ry} />
          <Figures
            people={people}
            ghosts={ghosts}
            spots={campSpots(crowd)}
            height={hunterHeight(crowd)}
          />
        </>
      ) : (
        <>
          {CIRCLES[place].map(([x, y], at) => (
            <ellipse
              key={`${x} ${y}`}
              className={at < crowd ? 'circle taken' : 'circle'}
              cx={x}
              cy={y}
              rx="13.5"
              ry="8.5"
            />
          ))}
          <Figures people={people} ghosts={ghosts} spots={CIRCLES[place]} />
        </>
      )}
    </g>
  );
}, looksSame);

function Ring({ place }: Pick<PlaceOnLandProps, 'place'>) {
  const [x, y, rx, ry] = GLOWS[place];
  return <ellipse className="ring" cx={x} cy={y + 10} rx={rx - 20} ry={ry - 24} />;
}
