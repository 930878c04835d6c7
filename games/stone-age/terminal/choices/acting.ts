import { type Action, type ActionOf, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { type Choice, type Option, single } from '@ochre/terminal';
import { tileOf } from '../../words/components.ts';
import { nameOfGoods } from '../../words/name-cards.ts';
import { isAtEnd } from '../../words/sayings/at-end.ts';
import { nameOfPlace } from '../../words/sayings/names.ts';
import { cardFace, tileFace } from '../faces.ts';
import type { Words } from '../in-words.ts';
import { decider, givesIn, meanInWords, priceInWords, spaceOf, yieldOf } from '../places.ts';
import { cheapestFirst, mostPointsFirst } from './paying.ts';

/** Phase 2: what brings something first, then what is kept for later or given up. */
export function actingChoices(
  legal: readonly Action[],
  snapshot: Snapshot,
  words: Words,
): Choice[] {
  return [
    ...ofKind(legal, 'use').map((action) => useChoice(action, snapshot, words)),
    ...byPlace(ofKind(legal, 'buy')).flatMap((payments) => buyChoices(payments, snapshot, words)),
    ...byPlace(ofKind(legal, 'build')).flatMap((payments) =>
      buildChoices(payments, snapshot, words),
    ),
    ...leaveChoices(ofKind(legal, 'leave'), legal, words),
    ...redeemChoices(legal, words),
  ];
}

export const ofKind = <Kind extends Action['kind']>(
  legal: readonly Action[],
  kind: Kind,
): ActionOf<Kind>[] => legal.filter((action): action is ActionOf<Kind> => action.kind === kind);

export function byPlace<Move extends ActionOf<'buy' | 'build'>>(moves: readonly Move[]): Move[][] {
  const places = [...new Set(moves.map(({ place }) => place))];
  return places.map((place) => moves.filter((move) => move.place === place));
}

function useChoice(action: ActionOf<'use'>, snapshot: Snapshot, words: Words): Choice {
  const { place } = action;
  const people = snapshot.places[place]?.[snapshot.decision?.player ?? 0] ?? 0;
  const label = words.telling.choices.use(nameOfPlace(place, words));
  return single(stoneAge.print(action), label, useNote(place, people, snapshot, words));
}

function useNote(place: string, people: number, snapshot: Snapshot, words: Words): string {
  const found = yieldOf(place);
  const { choices } = words.telling;
  if (found === undefined) {
    return isAtEnd(place, decider(snapshot))
      ? choices.nothingMore
      : givesIn(snapshot, place, words);
  }
  const mean = meanInWords(snapshot, place, people, words);
  return `${choices.dice(people)} ÷${found.divisor}, ${mean}`;
}

function buyChoices(
  payments: readonly ActionOf<'buy'>[],
  { cards }: Snapshot,
  words: Words,
): Choice[] {
  const { place } = payments[0]!;
  const bought = {
    face: cardFace(cards[spaceOf(place)] ?? '', words),
    price: priceInWords(place, words),
  };
  return purchases(payments, bought, cheapestFirst, words);
}

export function buildChoices(
  payments: readonly ActionOf<'build'>[],
  { stacks }: Snapshot,
  words: Words,
): Choice[] {
  const { top } = stacks[spaceOf(payments[0]!.place)]!;
  const { points } = tileOf(top);
  const inOrder = typeof points === 'number' ? cheapestFirst : mostPointsFirst(points);
  return purchases(payments, { face: tileFace(top, words) }, inOrder, words);
}

/** What is bought, and its price where that does not say it. */
interface Bought {
  readonly face: string;
  readonly price?: string;
}

type Purchase = ActionOf<'buy' | 'build'>;
type InOrder = (payments: readonly Purchase[], words: Words) => Option[];

/**
 * The ways to pay: first those without a trade, then, as a choice of its own, those with one (S5).
 * Of a purchase with one way to pay, the note says how, unless what is bought says it.
 */
export function purchases(
  payments: readonly Purchase[],
  { face, price }: Bought,
  inOrder: InOrder,
  words: Words,
): Choice[] {
  const { kind, place } = payments[0]!;
  const { choices } = words.telling;
  const name = nameOfPlace(place, words);
  const label = choices[kind](name);
  const plain = inOrder(
    payments.filter(({ trade }) => trade === undefined),
    words,
  );
  const traded = inOrder(
    payments.filter(({ trade }) => trade !== undefined),
    words,
  );
  const [cheapest, ...dearer] = plain;
  const paid = (dearer.length === 0 ? cheapest?.label : price) ?? '';
  const [first] = traded;
  return [
    ...(cheapest === undefined
      ? []
      : [
          {
            words: `${kind} ${place}`,
            label,
            note: price === undefined ? face : choices.priced(face, paid),
            options: plain,
            ask: choices.payFor(name),
          },
        ]),
    ...(first === undefined
      ? []
      : [
          {
            words: `${kind} ${place}`,
            label: choices.trading(label),
            note: `${traded.length === 1 ? first.note : choices.ways(traded.length)}: ${face}`,
            options: traded,
            ask: choices.payForTrading(name),
          },
        ]),
  ];
}

/** What can be done at a place besides leaving it. */
export const usefulPlaces = (legal: readonly Action[]): ReadonlySet<string> =>
  new Set(
    legal.flatMap((action) => ('place' in action && action.kind !== 'leave' ? [action.place] : [])),
  );

/** What cannot be used anyway comes first. */
export const uselessFirst = (
  leaving: readonly ActionOf<'leave'>[],
  useful: ReadonlySet<string>,
): ActionOf<'leave'>[] => [
  ...leaving.filter(({ place }) => !useful.has(place)),
  ...leaving.filter(({ place }) => useful.has(place)),
];

/** Leaving is rarely wanted, so it is one choice, unless nothing else can be done. */
export function leaveChoice(options: readonly Option[], note: string, words: Words): Choice[] {
  const [only] = options;
  if (only === undefined) return [];
  if (options.length === 1) return [single(only.move, only.label, only.note)];
  const label = words.telling.choices.leave('…');
  return [{ words: 'leave', label, note, options, ask: words.telling.choices.leaveWhich }];
}

function leaveChoices(
  leaving: readonly ActionOf<'leave'>[],
  legal: readonly Action[],
  words: Words,
): Choice[] {
  const { choices } = words.telling;
  const useful = usefulPlaces(legal);
  const options = uselessFirst(leaving, useful).map((action) => ({
    move: stoneAge.print(action),
    label: choices.leave(nameOfPlace(action.place, words)),
    note: useful.has(action.place) ? choices.unused : choices.cannotPay,
  }));
  return leaveChoice(options, choices.takeBack, words);
}

/** B6.4: for phases 2 and 3. */
export function redeemChoices(legal: readonly Action[], words: Words): Choice[] {
  const options = ofKind(legal, 'redeem').map((action) => ({
    move: stoneAge.print(action),
    label: nameOfGoods(action.goods, words),
    note: '',
  }));
  return redeemChoice(options, words.effects.anyResources(2), words);
}

/** One choice for all that can be redeemed. */
export function redeemChoice(options: readonly Option[], note: string, words: Words): Choice[] {
  if (options.length === 0) return [];
  return [
    {
      words: 'redeem',
      label: words.decisions.redeem('…'),
      note,
      // Written with most wood first; gold is worth most.
      options: [...options].reverse(),
      ask: words.decisions.asked.gain,
    },
  ];
}
