import type { Snapshot } from '@ochre/stone-age';
import { useWords } from '../words/language.tsx';
import { CardSpace } from './card-space.tsx';
import { crowd } from './crowd.ts';
import { Deck } from './deck.tsx';
import type { PlaceStates } from './place-states.ts';
import type { Seat } from './seat.ts';
import './shelf.css';
import { SoloStack } from './solo-stack.tsx';
import { TileStack } from './tile-stack.tsx';

interface ShelfProps {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly states: PlaceStates;
}

/** More than this many cards and stacks are shown smaller. */
const ROOM = 8;

/** The ledge in front of the valley: cards to take, tiles to build. */
export function Shelf({ view, seats, states }: ShelfProps) {
  const words = useWords();
  const { cards, stacks, solo } = view;
  const peopleAt = (place: string) => crowd(view.places[place] ?? [], seats);
  const isTight = solo !== undefined || cards.length + stacks.length > ROOM;
  return (
    <div className={isTight ? 'shelf tight' : 'shelf'}>
      <ol className="shelf-part" aria-label={words.table.tabs.cards}>
        {cards.map((id, at) => {
          const place = `card${at + 1}`;
          return (
            <CardSpace
              key={place}
              space={at + 1}
              card={id}
              people={peopleAt(place)}
              state={states(place)}
              elder={solo?.elder ?? ''}
            />
          );
        })}
        <Deck view={view} />
      </ol>
      <ol className="shelf-part" aria-label={words.table.tabs.buildings}>
        {stacks.map((stack, at) => {
          const place = `building${at + 1}`;
          const shared = { people: peopleAt(place), state: states(place) };
          return solo === undefined ? (
            <TileStack key={place} {...stack} {...shared} />
          ) : (
            <SoloStack key={place} tiles={solo.stacks[at] ?? []} {...shared} />
          );
        })}
      </ol>
    </div>
  );
}
