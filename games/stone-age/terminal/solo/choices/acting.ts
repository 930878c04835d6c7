import {
  type Action,
  type ActionOf,
  goodsInWords,
  type Snapshot,
  SOLO_LOST_POINTS,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, counted, type Option, single } from '@ochre/terminal';
import { buildChoices, byPlace, ofKind, purchases } from '../../choices/acting.ts';
import { cardFace } from '../../faces.ts';
import { spaceOf, yieldOf } from '../../places.ts';
import { elderMaterial, isElderAt, priceIn } from '../elder.ts';
import { comes, LIMITED, peopleOn } from '../limits.ts';
import { waysToPay } from '../paying.ts';
import { brought, meanInWords } from './placing.ts';

/** Phase 2: what brings something first, then what is kept for later or given up. */
export const actingChoices = (legal: readonly Action[], snapshot: Snapshot): Choice[] => [
  ...ofKind(legal, 'use').map((action) => useChoice(action, snapshot)),
  ...byPlace(ofKind(legal, 'buy')).flatMap((payments) => buyChoices(payments, snapshot)),
  ...byPlace(ofKind(legal, 'build')).flatMap((payments) => buildChoices(payments, snapshot)),
  ...leaveChoices(legal, snapshot),
  ...redeemChoices(legal, snapshot),
];

function useChoice(action: ActionOf<'use'>, snapshot: Snapshot): Choice {
  const { place } = action;
  const people = peopleOn(snapshot, place);
  const found = yieldOf(place);
  const note =
    found === undefined
      ? brought(place, snapshot)
      : `${counted(people, 'die', 'dice')} ÷${found.divisor}, ${meanInWords(snapshot, place, people)}`;
  const text = stoneAge.print(action);
  return single(text, text, note);
}

function buyChoices(payments: readonly ActionOf<'buy'>[], snapshot: Snapshot): Choice[] {
  const space = spaceOf(payments[0]!.place);
  const face = `${cardFace(snapshot.cards[space] ?? '')}${SPACES[space] ?? ''}`;
  const price =
    elderMaterial(snapshot) === 'village'
      ? `${space + 1} in tools and steps`
      : priceIn(snapshot, space + 1);
  return purchases(payments, face, price, (ways) => waysToPay(ways, snapshot));
}

/** P5.3, P5.4: what a space allows besides its card. */
const SPACES: readonly (string | undefined)[] = [
  undefined,
  undefined,
  ', then slide',
  ', then slide, cycle, elder',
];

/** Leaving costs points (P4.4), so it is one choice, unless nothing else can be done at a place. */
function leaveChoices(legal: readonly Action[], snapshot: Snapshot): Choice[] {
  const useful = new Set(
    legal.flatMap((action) => ('place' in action && action.kind !== 'leave' ? [action.place] : [])),
  );
  const leaving = ofKind(legal, 'leave');
  // What cannot be used comes first.
  const options = [
    ...leaving.filter(({ place }) => !useful.has(place)),
    ...leaving.filter(({ place }) => useful.has(place)),
  ].map((action): Option => {
    const text = stoneAge.print(action);
    const lost = `-${SOLO_LOST_POINTS * peopleOn(snapshot, action.place)} points`;
    const why = useful.has(action.place) ? 'without using it' : whyUseless(action.place, snapshot);
    return { move: text, label: text, note: `${lost}, ${why}` };
  });
  const [only] = options;
  if (only === undefined) return [];
  if (options.length === 1) return [single(only.move, only.label, only.note)];
  return [
    {
      words: 'leave',
      label: 'leave …',
      note: `people go home unused, -${SOLO_LOST_POINTS} points each`,
      options,
      ask: 'Leave which place?',
    },
  ];
}

/** P4.1, P4.3, P4.6, P5.4: `why use field` tells more. */
function whyUseless(place: string, snapshot: Snapshot): string {
  if (isElderAt(snapshot, place)) return 'the elder is there';
  if (/^(card|building)/.test(place)) return 'you cannot pay now';
  return 'it cannot be used now';
}

/** B6.4, P5.7 */
export function redeemChoices(legal: readonly Action[], snapshot: Snapshot): Choice[] {
  const options = ofKind(legal, 'redeem').map(({ goods, ...action }): Option => {
    const lost = LIMITED.reduce(
      (sum, good) => sum + comes(snapshot, good, goods[good], 'redeem').lost,
      0,
    );
    return {
      move: stoneAge.print({ ...action, goods }),
      label: goodsInWords(goods),
      note: lost > 0 ? `no room: -${lost} points` : '',
    };
  });
  if (options.length === 0) return [];
  return [
    {
      words: 'redeem',
      label: 'redeem …',
      note: 'any 2 resources of the outside pool, once',
      // Written with most wood first; gold is worth most.
      options: options.reverse(),
      ask: 'Take what from the outside pool?',
    },
  ];
}
