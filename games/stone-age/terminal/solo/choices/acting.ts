import {
  type Action,
  type ActionOf,
  type PlaceName,
  type Snapshot,
  SOLO_LOST_POINTS,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, type Option, single } from '@ochre/terminal';
import { nameOfGoods } from '../../../words/name-cards.ts';
import { nameOfPlace } from '../../../words/sayings/names.ts';
import {
  buildChoices,
  byPlace,
  leaveChoice,
  ofKind,
  purchases,
  redeemChoice,
  usefulPlaces,
  uselessFirst,
} from '../../choices/acting.ts';
import { cardFace } from '../../faces.ts';
import type { Words } from '../../in-words.ts';
import { spaceOf, yieldOf } from '../../places.ts';
import { isElderAt } from '../elder.ts';
import { comes, LIMITED, peopleOn } from '../limits.ts';
import { waysToPay } from '../paying.ts';
import { brought, meanAlone } from './placing.ts';
import { priceNow } from './price-now.ts';

/** Phase 2: what brings something first, then what is kept for later or given up. */
export const actingChoices = (
  legal: readonly Action[],
  snapshot: Snapshot,
  words: Words,
): Choice[] => [
  ...ofKind(legal, 'use').map((action) => useChoice(action, snapshot, words)),
  ...byPlace(ofKind(legal, 'buy')).flatMap((payments) => buyChoices(payments, snapshot, words)),
  ...byPlace(ofKind(legal, 'build')).flatMap((payments) => buildChoices(payments, snapshot, words)),
  ...leaveChoices(legal, snapshot, words),
  ...redeemChoices(legal, snapshot, words),
];

function useChoice(action: ActionOf<'use'>, snapshot: Snapshot, words: Words): Choice {
  const { place } = action;
  const people = peopleOn(snapshot, place);
  const found = yieldOf(place);
  const note =
    found === undefined
      ? brought(place, snapshot, words)
      : `${words.telling.choices.dice(people)} ÷${found.divisor}, ${meanAlone(snapshot, place, people, words)}`;
  return single(stoneAge.print(action), words.telling.choices.use(nameOfPlace(place, words)), note);
}

function buyChoices(
  payments: readonly ActionOf<'buy'>[],
  snapshot: Snapshot,
  words: Words,
): Choice[] {
  const space = spaceOf(payments[0]!.place);
  const { thenSlide, thenSlideCycleElder } = words.telling.choices.solo;
  /** P5.3, P5.4: what a space allows besides its card. */
  const besides = [[], [], [thenSlide], [thenSlideCycleElder]][space] ?? [];
  const face = [cardFace(snapshot.cards[space] ?? '', words), ...besides].join(', ');
  const price = priceNow(snapshot, space + 1, words);
  return purchases(payments, { face, price }, (ways) => waysToPay(ways, snapshot, words), words);
}

/** Leaving costs points (P4.4). */
function leaveChoices(legal: readonly Action[], snapshot: Snapshot, words: Words): Choice[] {
  const useful = usefulPlaces(legal);
  const { choices } = words.telling;
  const options = uselessFirst(ofKind(legal, 'leave'), useful).map((action): Option => {
    const { place } = action;
    const lost = words.effects.points(SOLO_LOST_POINTS * peopleOn(snapshot, place));
    const why = useful.has(place) ? choices.unused : whyUseless(place, snapshot, words);
    return {
      move: stoneAge.print(action),
      label: words.telling.choices.leave(nameOfPlace(place, words)),
      note: `-${lost}, ${why}`,
    };
  });
  const each = `-${words.effects.points(SOLO_LOST_POINTS)}`;
  return leaveChoice(options, choices.solo.unusedEach(each), words);
}

/** P4.1, P4.3, P4.6, P5.4: `why use field` tells more. */
function whyUseless(place: PlaceName, snapshot: Snapshot, { play, telling }: Words): string {
  if (isElderAt(snapshot, place)) return play.states.elder;
  return /^(card|building)/.test(place) ? telling.choices.cannotPay : play.states.closed;
}

/** B6.4, P5.7 */
export function redeemChoices(
  legal: readonly Action[],
  snapshot: Snapshot,
  words: Words,
): Choice[] {
  const { noRoom, solo } = words.telling.choices;
  const options = ofKind(legal, 'redeem').map((action): Option => {
    const lost = LIMITED.reduce(
      (sum, good) => sum + comes(snapshot, good, action.goods[good], 'redeem').lost,
      0,
    );
    return {
      move: stoneAge.print(action),
      label: nameOfGoods(action.goods, words),
      note: lost > 0 ? noRoom(`-${words.effects.points(lost)}`) : '',
    };
  });
  return redeemChoice(options, solo.redeem, words);
}
