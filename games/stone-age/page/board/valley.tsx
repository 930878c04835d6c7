import { ofSeat } from '@ochre/kernel';
import { LAND_PLACES, type LandPlace } from '../../words/land-place.ts';
import { Fire, Firelight } from '../art/scene/fire.tsx';
import { Land } from '../art/scene/land.tsx';
import { VALLEY } from '../art/scene/size.ts';
import { useWords } from '../in-words.tsx';
import { AroundFire } from './around-fire.tsx';
import { crowd } from './crowd.ts';
import { WORK_SITES } from './layout.ts';
import { Lights } from './lights.tsx';
import { PlaceOnLand } from './place-on-land.tsx';
import type { BoardLook } from './shown.ts';
import { SoloOnLand } from './solo-on-land.tsx';
import './valley.css';
import { worksOf } from './works.ts';
import { WorksOnLand } from './works-on-land.tsx';

/** From the back to the front: what is drawn later stands before what was drawn earlier. */
const BEHIND_THE_VILLAGE: readonly LandPlace[] = ['quarry', 'claypit', 'forest', 'river'];
const VILLAGE: readonly LandPlace[] = ['hut', 'toolmaker', 'field'];

const WITHOUT_MERCHANT = LAND_PLACES.filter((place) => place !== 'merchant');

/** The whole scene, with everybody who stands in it. */
export function Valley({ view, seats, viewer, marks }: BoardLook) {
  const words = useWords();
  const works = worksOf(view);
  const peopleAt = (place: string) => crowd(view.places[place] ?? [], seats);
  const own = ofSeat(seats, viewer).tribe;
  const places = view.modules.includes('style') ? LAND_PLACES : WITHOUT_MERCHANT;
  const place = (name: LandPlace) => (
    <PlaceOnLand key={name} place={name} mark={marks(name)} people={peopleAt(name)} own={own} />
  );
  return (
    <svg
      className="valley"
      viewBox={`0 0 ${VALLEY.width} ${VALLEY.height}`}
      role="img"
      aria-label={words.table.valley}
    >
      <g className="unchanging">
        <Land />
      </g>
      <Lights places={places} marks={marks} />
      {BEHIND_THE_VILLAGE.map(place)}
      {works.map((building, at) => (
        <WorksOnLand
          key={building.id}
          works={building}
          owner={ofSeat(seats, building.owner).tribe}
          people={peopleAt(building.id)}
          mark={marks(building.id)}
          {...WORK_SITES[works.length]![at]!}
        />
      ))}
      <Firelight />
      {VILLAGE.map(place)}
      <g className="place-art">
        <Fire />
      </g>
      {view.decision?.kind === 'feed' && (
        <AroundFire
          tribe={ofSeat(seats, view.decision.player).tribe}
          people={ofSeat(view.players, view.decision.player).people}
        />
      )}
      {view.modules.includes('style') && place('merchant')}
      {place('hunt')}
      {view.solo !== undefined && <SoloOnLand solo={view.solo} tribe={ofSeat(seats, 0).tribe} />}
    </svg>
  );
}
