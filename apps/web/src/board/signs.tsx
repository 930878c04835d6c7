import { type PlaceName, VALUE } from '@ochre/stone-age';
import type { SymbolName } from '../art/symbols/index.ts';
import { useWords } from '../words/language.tsx';
import { AREAS, SIGNS, WORK_AREA, WORK_SITES } from './layout.ts';
import { LAND_PLACES, type LandPlace } from './place.ts';
import { PlaceSign } from './place-sign.tsx';
import type { Shown } from './shown.ts';
import { standingAt } from './standing.ts';
import { worksOf } from './works.ts';

/** What each place brings, as its sign shows it. */
const SHOWS: Readonly<Record<LandPlace, { readonly icon: SymbolName; readonly does: string }>> = {
  hunt: { icon: 'food', does: '÷2' },
  forest: { icon: 'wood', does: `÷${VALUE.wood}` },
  claypit: { icon: 'clay', does: `÷${VALUE.clay}` },
  quarry: { icon: 'stone', does: `÷${VALUE.stone}` },
  river: { icon: 'gold', does: `÷${VALUE.gold}` },
  toolmaker: { icon: 'tool', does: '+1' },
  hut: { icon: 'person', does: '+1' },
  field: { icon: 'agriculture', does: '+1' },
  merchant: { icon: 'merchant', does: '+2' },
};

export function Signs({ view, seats, marks, onPlace }: Shown) {
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
          standing={standingAt(place, view, seats, words)}
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
            note={works.length > 1 ? undefined : words.table.ownerOnly(seats[owner]!.name)}
            standing={standingAt(id, view, seats, words)}
            onPlace={onPlace}
            isNarrow={works.length > 1}
          />
        );
      })}
    </>
  );
}
