import type { Snapshot } from '@ochre/stone-age';
import { Fire, Firelight } from '../art/scene/fire.tsx';
import { Land } from '../art/scene/land.tsx';
import { Ledge } from '../art/scene/ledge.tsx';
import { VALLEY } from '../art/scene/size.ts';
import { useWords } from '../words/language.tsx';
import { crowd } from './crowd.ts';
import { WORK_SITES } from './layout.ts';
import type { LandPlace } from './place.ts';
import { PlaceOnLand } from './place-on-land.tsx';
import type { PlaceStates } from './place-states.ts';
import type { Seat } from './seat.ts';
import { SoloOnLand } from './solo-on-land.tsx';
import './valley.css';
import { worksOf } from './works.ts';
import { WorksOnLand } from './works-on-land.tsx';

interface ValleyProps {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly states: PlaceStates;
}

/** From the back to the front: what is drawn later stands before what was drawn earlier. */
const BEHIND_THE_VILLAGE: readonly LandPlace[] = ['quarry', 'claypit', 'forest', 'river'];
const VILLAGE: readonly LandPlace[] = ['hut', 'toolmaker', 'field'];

/** The whole scene, with everybody who stands in it. */
export function Valley({ view, seats, states }: ValleyProps) {
  const words = useWords();
  const works = worksOf(view);
  const peopleAt = (place: string) => crowd(view.places[place] ?? [], seats);
  const place = (name: LandPlace) => (
    <PlaceOnLand key={name} place={name} state={states(name)} people={peopleAt(name)} />
  );
  return (
    <svg
      className="valley"
      viewBox={`0 0 ${VALLEY.width} ${VALLEY.height}`}
      role="img"
      aria-label={words.table.valley}
    >
      <Land />
      {BEHIND_THE_VILLAGE.map(place)}
      {works.map((building, at) => (
        <WorksOnLand
          key={building.id}
          works={building}
          owner={seats[building.owner]!.tribe}
          people={peopleAt(building.id)}
          {...WORK_SITES[works.length]![at]!}
        />
      ))}
      <Firelight />
      {VILLAGE.map(place)}
      <g className="place-art">
        <Fire />
      </g>
      {view.modules.includes('style') && place('merchant')}
      {place('hunt')}
      {view.solo !== undefined && <SoloOnLand solo={view.solo} tribe={seats[0]!.tribe} />}
      <Ledge />
    </svg>
  );
}
