import {
  type Action,
  type ActionOf,
  AGRICULTURE_END,
  CARD_COSTS,
  goodsInWords,
  HIGHEST_TOOL,
  MOST_PEOPLE,
  type Snapshot,
  type SnapshotPlayer,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, counted, type Option, single } from '@ochre/terminal';
import { averageYield } from '../average.ts';
import { cardFace, tileFace, tileOf } from '../faces.ts';
import { decider, givesIn, priceOf, spaceOf, yieldIn } from '../places.ts';
import { cheapestFirst, mostPointsFirst } from './paying.ts';

/** Phase 2: what brings something first, then what is kept for later or given up. */
export function actingChoices(legal: readonly Action[], snapshot: Snapshot): Choice[] {
  return [
    ...ofKind(legal, 'use').map((action) => useChoice(action, snapshot)),
    ...byPlace(ofKind(legal, 'buy')).flatMap((payments) => buyChoices(payments, snapshot)),
    ...byPlace(ofKind(legal, 'build')).flatMap((payments) => buildChoices(payments, snapshot)),
    ...leaveChoices(ofKind(legal, 'leave'), legal),
    ...redeemChoices(legal),
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

function useChoice(action: ActionOf<'use'>, snapshot: Snapshot): Choice {
  const { decision, places } = snapshot;
  const people = places[action.place]?.[decision?.player ?? 0] ?? 0;
  const text = stoneAge.print(action);
  return single(text, text, useNote(action.place, people, snapshot));
}

function useNote(place: string, people: number, snapshot: Snapshot): string {
  const found = yieldIn(snapshot, place);
  if (found === undefined) {
    return isAtEnd(place, decider(snapshot)) ? 'brings nothing more' : givesIn(snapshot, place);
  }
  const mean = averageYield(people, found.divisor);
  return `${counted(people, 'die', 'dice')} ÷${found.divisor}, ≈ ${mean} ${found.good}`;
}

/** B4.3, B5.1: where a track is at its end, a village place brings nothing. */
const isAtEnd = (place: string, { tools, people, agriculture }: SnapshotPlayer): boolean =>
  (place === 'toolmaker' && tools.every((value) => value >= HIGHEST_TOOL)) ||
  (place === 'hut' && people >= MOST_PEOPLE) ||
  (place === 'field' && agriculture >= AGRICULTURE_END);

function buyChoices(payments: readonly ActionOf<'buy'>[], { cards }: Snapshot): Choice[] {
  const { place } = payments[0]!;
  const { count, of } = CARD_COSTS[place];
  const price = of === 'jewelry' ? priceOf(place) : counted(count, 'resource');
  return purchases(payments, cardFace(cards[spaceOf(place)] ?? ''), price, cheapestFirst);
}

export function buildChoices(
  payments: readonly ActionOf<'build'>[],
  { stacks }: Snapshot,
): Choice[] {
  const { top } = stacks[spaceOf(payments[0]!.place)]!;
  const { points } = tileOf(top)!;
  const inOrder = typeof points === 'number' ? cheapestFirst : mostPointsFirst(points);
  return purchases(payments, tileFace(top), undefined, inOrder);
}

/**
 * The ways to pay: first those without a trade, then, as a choice of its own, those with one (S5).
 * Of a purchase with one way to pay, the note says how, unless what is bought says it.
 */
export function purchases(
  payments: readonly ActionOf<'buy' | 'build'>[],
  face: string,
  price: string | undefined,
  inOrder: (payments: readonly ActionOf<'buy' | 'build'>[]) => Option[],
): Choice[] {
  const { kind, place } = payments[0]!;
  const words = `${kind} ${place}`;
  const plain = inOrder(payments.filter(({ trade }) => trade === undefined));
  const traded = inOrder(payments.filter(({ trade }) => trade !== undefined));
  const [cheapest, ...dearer] = plain;
  const paid = dearer.length === 0 ? (cheapest?.label ?? price) : price;
  const choices: Choice[] = [];
  if (plain.length > 0) {
    choices.push({
      words,
      label: words,
      note: price === undefined ? face : `${face}, for ${paid}`,
      options: plain,
      ask: `Pay what for ${place}?`,
    });
  }
  const [first] = traded;
  if (first !== undefined) {
    choices.push({
      words,
      label: `${words}, trade`,
      note: traded.length === 1 ? `${first.note}: ${face}` : `${traded.length} ways: ${face}`,
      options: traded,
      ask: `Pay what for ${place}, with a trade?`,
    });
  }
  return choices;
}

/** Leaving is rarely wanted, so it is one choice, unless nothing else can be done at a place. */
function leaveChoices(leaving: readonly ActionOf<'leave'>[], legal: readonly Action[]): Choice[] {
  const useful = new Set(
    legal.flatMap((action) => ('place' in action && action.kind !== 'leave' ? [action.place] : [])),
  );
  const option = (action: ActionOf<'leave'>): Option => ({
    move: stoneAge.print(action),
    label: stoneAge.print(action),
    note: useful.has(action.place) ? 'without using it' : 'you cannot pay here',
  });
  // What cannot be used anyway comes first.
  const options = [
    ...leaving.filter(({ place }) => !useful.has(place)),
    ...leaving.filter(({ place }) => useful.has(place)),
  ].map(option);
  if (options.length === 0) return [];
  const [only, ...others] = options;
  if (only !== undefined && others.length === 0) {
    return [single(only.move, only.label, only.note)];
  }
  return [
    {
      words: 'leave',
      label: 'leave …',
      note: 'take people back',
      options,
      ask: 'Leave which place?',
    },
  ];
}

/** B6.4: for phases 2 and 3. */
export function redeemChoices(legal: readonly Action[]): Choice[] {
  const options = ofKind(legal, 'redeem').map((action) => ({
    move: stoneAge.print(action),
    label: goodsInWords(action.goods),
    note: '',
  }));
  if (options.length === 0) return [];
  return [
    {
      words: 'redeem',
      label: 'redeem …',
      note: 'any 2 resources, once',
      // Written with most wood first; gold is worth most.
      options: options.reverse(),
      ask: 'Take which two resources?',
    },
  ];
}
