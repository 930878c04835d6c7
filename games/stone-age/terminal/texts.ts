import { GOODS, RESOURCES, type Snapshot } from '@ochre/stone-age/rules';
import { LAND_PLACES } from '../words/land-place.ts';
import { placeName } from './board/place-names.ts';
import type { Words } from './in-words.ts';
import { hasStyle, villageOf } from './places.ts';

/** How it is played, with what *Style is the Goal* adds. */
export const rulesOf = (snapshot: Snapshot, { showing: { texts } }: Words): readonly string[] => [
  ...texts.howToPlay,
  ...(hasStyle(snapshot) ? texts.styleRules : []),
];

/** The words of the table of players, and how to type what the board calls otherwise. */
export const legendOf = (snapshot: Snapshot, words: Words): readonly string[] => [
  words.showing.texts.legend,
  ...(hasStyle(snapshot) ? [words.showing.texts.styleLegend] : []),
  ...typedWords(snapshot, words),
];

/** Moves are written in English in all languages: "Jagd hunt, Wald forest". */
export function typedWords(snapshot: Snapshot, words: Words): string[] {
  const { typed } = words.showing.texts;
  if (typed === undefined) return [];
  const village = villageOf(snapshot);
  const isThere = (place: string): boolean => place !== 'merchant' || village.includes(place);
  const places = [...LAND_PLACES.filter(isThere), 'card1', 'building1'];
  const goods = hasStyle(snapshot) ? GOODS : (['food', ...RESOURCES] as const);
  const pairs = [
    ...places.map((place) => `${placeName(place, words)} ${place}`),
    ...goods.map((good) => `${words.goods[good]} ${good}`),
  ];
  return [typed(pairs.join(', '))];
}
