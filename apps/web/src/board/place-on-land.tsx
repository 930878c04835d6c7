import type { Tribe } from '../art/symbols/people.tsx';
import { Figures } from './figures.tsx';
import { CAMP, CIRCLES, campSpots, GLOWS, hunterHeight } from './layout.ts';
import type { LandPlace, PlaceState } from './place.ts';
import { PlaceArt } from './place-art.tsx';

interface PlaceOnLandProps {
  readonly place: LandPlace;
  readonly state: PlaceState;
  readonly people: readonly Tribe[];
}

/** A place of the valley: its light, its picture, its circles and who stands there. */
export function PlaceOnLand({ place, state, people }: PlaceOnLandProps) {
  return (
    <g className={`place ${state}`}>
      <Light place={place} state={state} />
      <PlaceArt place={place} />
      {place === 'hunt' ? (
        <>
          <ellipse className="camp" cx={CAMP.x} cy={CAMP.y} rx={CAMP.rx} ry={CAMP.ry} />
          <Figures
            people={people}
            spots={campSpots(people.length)}
            height={hunterHeight(people.length)}
          />
        </>
      ) : (
        <>
          {CIRCLES[place].map(([x, y], at) => (
            <ellipse
              key={`${x} ${y}`}
              className={at < people.length ? 'circle taken' : 'circle'}
              cx={x}
              cy={y}
              rx="13.5"
              ry="8.5"
            />
          ))}
          <Figures people={people} spots={CIRCLES[place]} />
        </>
      )}
    </g>
  );
}

function Light({ place, state }: Pick<PlaceOnLandProps, 'place' | 'state'>) {
  if (state !== 'lit' && state !== 'chosen') return null;
  const [x, y, rx, ry] = GLOWS[place];
  return (
    <>
      <ellipse className="halo" cx={x} cy={y} rx={rx} ry={ry} fill="url(#lit)" />
      {state === 'chosen' && (
        <ellipse className="ring" cx={x} cy={y + 10} rx={rx - 20} ry={ry - 24} />
      )}
    </>
  );
}
