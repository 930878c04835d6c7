import { ofSeat } from '@ochre/kernel';
import {
  BUILDING_SPACES,
  type BuildingSpace,
  CARD_SPACES,
  type CardSpace as CardSpaceName,
} from '@ochre/stone-age/rules';
import { useWords } from '../in-words.tsx';
import { CardSpace } from './card-space.tsx';
import { crowd } from './crowd.ts';
import { Deck } from './deck.tsx';
import { ghostsOf } from './figures.tsx';
import './shelf.css';
import type { BoardLook } from './shown.ts';
import { SoloStack } from './solo-stack.tsx';
import { standingAt } from './standing.ts';
import { TileStack } from './tile-stack.tsx';

/** More than this many cards and stacks are shown smaller. */
const ROOM = 8;

/** The ledge in front of the valley: cards to take, tiles to build. */
export function Shelf({ view, seats, viewer, marks, onPlace }: BoardLook) {
  const words = useWords();
  const { cards, stacks, solo } = view;
  const at = <Name extends CardSpaceName | BuildingSpace>(place: Name) => {
    const mark = marks(place);
    return {
      place,
      mark,
      people: crowd(view.places[place] ?? [], seats),
      ghosts: ghostsOf(mark, ofSeat(seats, viewer).tribe),
      standing: standingAt(place, view, seats, viewer, words),
      onPlace,
    };
  };
  const isTight = solo !== undefined || cards.length + stacks.length > ROOM;
  return (
    <div className={isTight ? 'shelf tight' : 'shelf'}>
      <ol className="shelf-part" aria-label={words.table.tabs.cards}>
        {cards.map((id, index) => {
          const place = CARD_SPACES[index]!;
          return (
            <CardSpace
              key={place}
              space={index + 1}
              card={id}
              elder={solo?.elder ?? ''}
              {...at(place)}
            />
          );
        })}
        <Deck view={view} />
      </ol>
      <ol className="shelf-part" aria-label={words.table.tabs.buildings}>
        {stacks.map((stack, index) => {
          const place = BUILDING_SPACES[index]!;
          return solo === undefined ? (
            <TileStack key={place} number={index + 1} {...stack} {...at(place)} />
          ) : (
            <SoloStack
              key={place}
              number={index + 1}
              tiles={solo.stacks[index] ?? []}
              {...at(place)}
            />
          );
        })}
      </ol>
    </div>
  );
}
