import { ofSeat } from '@ochre/kernel';
import { type GatheringPlace, PLACE_YIELDS, type PlaceName } from '@ochre/stone-age/rules';
import { LAND_PLACES, type LandPlace } from '../../words/land-place.ts';
import type { SymbolName } from '../art/symbols/index.ts';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import { AREAS, CIRCLES, SIGNS, WORK_AREA, WORK_CIRCLES, WORK_SITES } from './layout.ts';
import { PlaceSign } from './place-sign.tsx';
import type { BoardLook } from './shown.ts';
import { standingAt } from './standing.ts';
import { worksOf } from './works.ts';

/** What each place brings, as its sign shows it. */
const SHOWS: Readonly<Record<LandPlace, ShownOnSign>> = {
  hunt: rolled('hunt'),
  forest: rolled('forest'),
  claypit: rolled('claypit'),
  quarry: rolled('quarry'),
  river: rolled('river'),
  toolmaker: { icon: 'tool', does: '+1' },
  hut: { icon: 'person', does: '+1' },
  field: { icon: 'agriculture', does: '+1' },
  merchant: { icon: 'merchant', does: '+2' },
};

interface ShownOnSign {
  readonly icon: SymbolName;
  readonly does: string;
}

function rolled(place: GatheringPlace): ShownOnSign {
  const { good, divisor } = PLACE_YIELDS[place];
  return { icon: good, does: `÷${divisor}` };
}

/** The same, read aloud. */
const SAYS: Readonly<Record<LandPlace, (words: Words) => string>> = {
  hunt: divided('hunt'),
  forest: divided('forest'),
  claypit: divided('claypit'),
  quarry: divided('quarry'),
  river: divided('river'),
  toolmaker: ({ effects }) => effects.tool,
  hut: ({ effects }) => effects.person,
  field: ({ effects }) => effects.agriculture,
  merchant: ({ effects }) => effects.merchant(2),
};

function divided(place: GatheringPlace): (words: Words) => string {
  return ({ aloud }) => aloud.divides(PLACE_YIELDS[place].divisor);
}

export function Signs({ view, seats, viewer, marks, onPlace }: BoardLook) {
  const words = useWords();
  const works = worksOf(view);
  const places = LAND_PLACES.filter(
    (place) => place !== 'merchant' || view.modules.includes('style'),
  );
  const noteOf = (place: LandPlace) => {
    const { state, note } = marks(place);
    if (state === 'elder') return words.solo.elder;
    if (place === 'hut' && view.solo && view.solo.hut > 0) return words.solo.wait(view.solo.hut);
    return note;
  };
  /** Room is told while people are placed; the hunting grounds have it for all. */
  const aloudAt = (place: string, does: string, room: number) => {
    const taken = (view.places[place] ?? []).reduce((sum, count) => sum + count, 0);
    const free = view.phase === 'place' && room > taken ? words.aloud.free(room - taken) : '';
    return [does, standingAt(place, view, seats, viewer, words), free];
  };
  return (
    <>
      {places.map((place) => (
        <PlaceSign
          key={place}
          place={place}
          at={SIGNS[place]}
          area={AREAS[place]}
          state={marks(place).state}
          name={words.places[place]}
          note={noteOf(place)}
          aloud={aloudAt(place, SAYS[place](words), place === 'hunt' ? 0 : CIRCLES[place].length)}
          onPlace={onPlace}
          {...SHOWS[place]}
        />
      ))}
      {works.map(({ id, resource, divisor, owner }, at) => {
        const { at: site, scale } = WORK_SITES[works.length]![at]!;
        return (
          <PlaceSign
            key={id}
            place={id as PlaceName}
            at={[site[0], 250]}
            area={WORK_AREA(scale)}
            state={marks(id).state}
            icon={resource}
            name={words.works[resource]}
            does={`÷${divisor}`}
            note={works.length > 1 ? undefined : words.table.ownerOnly(ofSeat(seats, owner).name)}
            aloud={aloudAt(id, words.aloud.divides(divisor), WORK_CIRCLES.length)}
            onPlace={onPlace}
            isNarrow={works.length > 1}
          />
        );
      })}
    </>
  );
}
