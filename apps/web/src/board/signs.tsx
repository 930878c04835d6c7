import { type Snapshot, VALUE } from '@ochre/stone-age';
import type { SymbolName } from '../art/symbols/index.ts';
import { useWords } from '../words/language.tsx';
import { SIGNS, WORK_SITES } from './layout.ts';
import { LAND_PLACES, type LandPlace } from './place.ts';
import { PlaceSign } from './place-sign.tsx';
import type { PlaceStates } from './place-states.ts';
import type { Seat } from './seat.ts';
import { worksOf } from './works.ts';

interface SignsProps {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly states: PlaceStates;
}

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

export function Signs({ view, seats, states }: SignsProps) {
  const words = useWords();
  const works = worksOf(view);
  const places = LAND_PLACES.filter(
    (place) => place !== 'merchant' || view.modules.includes('style'),
  );
  const standingAt = (place: string) =>
    (view.places[place] ?? [])
      .map((count, player) => ({ count, name: seats[player]!.name }))
      .filter(({ count }) => count > 0)
      .map(({ count, name }) => words.table.standing(name, count))
      .join(', ');
  const noteOf = (place: LandPlace) => {
    if (states(place) === 'elder') return words.solo.elder;
    if (place === 'hut' && view.solo && view.solo.hut > 0) return words.solo.wait(view.solo.hut);
    return undefined;
  };
  return (
    <>
      {places.map((place) => (
        <PlaceSign
          key={place}
          at={SIGNS[place]}
          state={states(place)}
          name={words.places[place]}
          note={noteOf(place)}
          standing={standingAt(place)}
          {...SHOWS[place]}
        />
      ))}
      {works.map(({ id, resource, divisor, owner }, at) => {
        const { at: site } = WORK_SITES[works.length]![at]!;
        return (
          <PlaceSign
            key={id}
            at={[site[0], 250]}
            state={states(id)}
            icon={resource}
            name={words.works[resource]}
            does={`÷${divisor}`}
            note={works.length > 1 ? undefined : words.table.ownerOnly(seats[owner]!.name)}
            standing={standingAt(id)}
            isNarrow={works.length > 1}
          />
        );
      })}
    </>
  );
}
