import type { PlaceName, Snapshot } from '@ochre/stone-age/rules';
import type { CSSProperties } from 'react';
import { cardOf, tileOf } from '../../../words/components.ts';
import { nameOfCard, nameOfTile } from '../../../words/name-cards.ts';
import { nameOfPlace, spaceOf } from '../../../words/sayings/names.ts';
import { Icon } from '../../art/icon.tsx';
import { EffectInShort } from '../../art/tile/tile-badge.tsx';
import { pointsInShort } from '../../art/tile/tile-face.tsx';
import type { Words } from '../../in-words.tsx';
import { groupsOf } from '../options/groups.ts';
import { symbolOfPlace } from '../symbols.ts';
import { Choices } from './choice.tsx';
import './place-list.css';

interface PlaceListProps<Option> {
  readonly options: readonly Option[];
  readonly isChosen: (option: Option) => boolean;
  readonly isBest: (option: Option) => boolean;
  readonly tap: (option: Option) => void;
  readonly view: Snapshot;
  readonly words: Words;
}

/** Places by the part of the board they are in: what the board shows, as a list. */
export function PlaceList<Option extends { readonly place: PlaceName }>({
  options,
  isChosen,
  isBest,
  tap,
  view,
  words,
}: PlaceListProps<Option>) {
  return (
    <div className="place-list">
      {groupsOf(options).map((part) => (
        <div key={part.group}>
          <h3>{words.table.tabs[part.group]}</h3>
          <Choices
            look="chips"
            label={words.table.tabs[part.group]}
            choices={part.options.map((option) => ({
              key: option.place,
              isChosen: isChosen(option),
              tap: () => tap(option),
              label: describePlace(option.place, view, words),
              badge: isBest(option) ? words.decisions.best : undefined,
              picture: <PlaceInShort place={option.place} view={view} words={words} />,
            }))}
          />
        </div>
      ))}
    </div>
  );
}

const cardAt = (place: PlaceName, { cards }: Snapshot) => {
  const id = cards[(spaceOf(place, 'card') ?? 0) - 1] ?? '';
  return id === '' ? undefined : cardOf(id);
};

/** The open tile of a stack; undefined for all other places. */
export const tileAt = (place: PlaceName, { stacks }: Snapshot) => {
  const id = stacks[(spaceOf(place, 'building') ?? 0) - 1]?.top ?? '';
  return id === '' ? undefined : tileOf(id);
};

function describePlace(place: PlaceName, view: Snapshot, words: Words): string {
  const name = nameOfPlace(place, words);
  const card = cardAt(place, view);
  const tile = tileAt(place, view);
  if (card !== undefined) return `${name}: ${nameOfCard(card, words)}`;
  return tile === undefined ? name : `${name}: ${nameOfTile(tile, words)}`;
}

interface PlaceInShortProps {
  readonly place: PlaceName;
  readonly view: Snapshot;
  readonly words: Words;
}

/** A card or a tile is known by what it brings. */
function PlaceInShort({ place, view, words }: PlaceInShortProps) {
  const card = cardAt(place, view);
  const tile = tileAt(place, view);
  if (card !== undefined) {
    return (
      <>
        <i className="space">{spaceOf(place, 'card')}</i>
        <span className="in-short" style={{ '--u': '1.2px' } as CSSProperties}>
          <EffectInShort effect={card.upper} />
        </span>
      </>
    );
  }
  if (tile !== undefined) {
    return (
      <>
        <i className="space">{spaceOf(place, 'building')}</i>
        <Icon name="house" size={20} />
        <b>{pointsInShort(tile)}</b>
      </>
    );
  }
  return (
    <>
      <Icon name={symbolOfPlace(place)} size={20} />
      <b>{nameOfPlace(place, words)}</b>
    </>
  );
}
