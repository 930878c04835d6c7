import { ofSeat } from '@ochre/kernel';
import { momentOf, type PlaceName, STARVING } from '@ochre/stone-age/rules';
import type { GuideFacts } from '../../words/guide/words.ts';
import type { Words } from '../in-words.tsx';
import type { Situation } from './situation.ts';

/** The numbers that hints speak of, from the table and from the rules. */
export function factsOf(
  { view, you, at }: Situation,
  isOddsShown: boolean,
  words: Words,
): GuideFacts {
  const { rules } = momentOf(view);
  const { people, food } = ofSeat(view.players, you);
  return {
    people,
    food,
    ...rollAt(at ?? 'hunt', rules, words),
    isOddsShown,
    hutPeople: rules.placeNamed.hut!.atLeast,
    dearestCard: rules.cardSpaces.length,
    starving: -STARVING,
  };
}

/** What a roll brings there; only said of places where dice are rolled. */
function rollAt(
  place: PlaceName,
  { placeNamed }: ReturnType<typeof momentOf>['rules'],
  { goodsCounted }: Words,
): Pick<GuideFacts, 'pips' | 'good'> {
  const { work } = placeNamed[place]!;
  if (work.kind !== 'roll') return { pips: 0, good: '' };
  return { pips: work.divisor, good: goodsCounted[work.good](1) };
}
