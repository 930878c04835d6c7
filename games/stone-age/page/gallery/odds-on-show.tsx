import { PLACES, type Snapshot } from '@ochre/stone-age/rules';
import { useMemo } from 'react';
import { nameOfPlace } from '../../words/sayings/names.ts';
import { sayWhyNot } from '../../words/sayings/say-why-not.ts';
import { useWords } from '../in-words.tsx';
import { afterMove, FoodForecastLine, PlacingOdds, whyNotThere } from '../odds/index.ts';
import './odds-on-show.css';
import { type TableName, viewOf } from '../testing/tables.ts';

const MOVES = [
  ...['place forest 3', 'place hunt 5', 'place river 1', 'place toolmaker 1', 'place hut 2'],
  ...['place field 1', 'place merchant 2', 'place card1 1', 'place card2 1', 'place card3 1'],
  ...['place card4 1', 'place card5 1', 'place building1 1', 'place building2 1'],
];

/** What odds say of a table to its first player: in popovers, and in sheets as wide as a phone. */
export function OddsOnShow({ name }: { readonly name: TableName }) {
  const words = useWords();
  const view = useMemo(() => viewOf(name), [name]);
  const names = Object.values(words.tribes);
  const moves = MOVES.filter((move) => isThere(view, move));
  return (
    <div className="odds-on-show">
      {moves.map((move) => (
        <div key={move} className="paper">
          <PlacingOdds view={view} viewer={0} move={move} isShown />
          <FoodForecastLine view={afterMove(view, 0, move)} viewer={0} isShown />
        </div>
      ))}
      <div className="paper wide">
        <PlacingOdds view={view} viewer={0} move={moves[1]} isShown />
      </div>
      <ul className="paper wide">
        {PLACES.map((place) => {
          const why = whyNotThere(view, 0, place);
          return (
            <li key={place}>
              {nameOfPlace(place, words)}:{' '}
              {why
                ? `${sayWhyNot(why, { view, viewer: 0, place, names }, words)} (${why.rule})`
                : '✓'}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function isThere(view: Snapshot, move: string): boolean {
  const place = move.split(' ')[1]!;
  if ((view.places[place]?.[0] ?? 0) > 0) return false;
  if (place === 'merchant') return view.modules.includes('style');
  if (place.startsWith('card')) return (view.cards[Number(place.slice(4)) - 1] ?? '') !== '';
  return true;
}
