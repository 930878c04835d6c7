import {
  type Action,
  type ActionOf,
  goodsInWords,
  type Snapshot,
  type SnapshotPlayer,
  stoneAge,
} from '@ochre/stone-age';
import { counted } from '../../counted.ts';
import { cardFace, tileFace, tileOf } from '../../faces.ts';
import { meanYield } from '../odds.ts';
import { gives, spaceOf, yieldOf } from '../places.ts';
import { type Choice, type Option, single } from './choice.ts';
import { cheapestFirst, mostPointsFirst } from './paying.ts';

/** Phase 2: what brings something first, then what is kept for later or given up. */
export function actingChoices(legal: readonly Action[], snapshot: Snapshot): Choice[] {
  return [
    ...ofKind(legal, 'use').map((action) => useChoice(action, snapshot)),
    ...byPlace(ofKind(legal, 'buy')).map((payments) => buyChoice(payments, snapshot)),
    ...byPlace(ofKind(legal, 'build')).map((payments) => buildChoice(payments, snapshot)),
    ...leaveChoices(ofKind(legal, 'leave'), legal),
    ...redeemChoices(legal),
  ];
}

export const ofKind = <Kind extends Action['kind']>(
  legal: readonly Action[],
  kind: Kind,
): ActionOf<Kind>[] => legal.filter((action): action is ActionOf<Kind> => action.kind === kind);

function byPlace<Move extends ActionOf<'buy' | 'build'>>(moves: readonly Move[]): Move[][] {
  const places = [...new Set(moves.map(({ place }) => place))];
  return places.map((place) => moves.filter((move) => move.place === place));
}

function useChoice(action: ActionOf<'use'>, snapshot: Snapshot): Choice {
  const { player } = snapshot.decision!;
  const people = snapshot.places[action.place]?.[player] ?? 0;
  const text = stoneAge.print(action);
  return single(text, text, useNote(action.place, people, snapshot.players[player]!));
}

function useNote(place: string, people: number, owner: SnapshotPlayer): string {
  const found = yieldOf(place);
  if (found === undefined) return isAtEnd(place, owner) ? 'brings nothing more' : gives(place);
  const mean = meanYield(people, found.divisor).toFixed(1);
  return `${counted(people, 'die', 'dice')} ÷${found.divisor}, ≈ ${mean} ${found.good}`;
}

/** B4.3, B5.1: where a track is at its end, a village place brings nothing. */
const isAtEnd = (place: string, { tools, people, agriculture }: SnapshotPlayer): boolean =>
  (place === 'toolmaker' && tools.every((value) => value >= 4)) ||
  (place === 'hut' && people >= 10) ||
  (place === 'field' && agriculture >= 10);

function buyChoice(payments: readonly ActionOf<'buy'>[], { cards }: Snapshot): Choice {
  const { place } = payments[0]!;
  const options = cheapestFirst(payments);
  const price = options.length === 1 ? options[0]!.label : counted(spaceOf(place) + 1, 'resource');
  return {
    words: `buy ${place}`,
    label: `buy ${place}`,
    note: `${cardFace(cards[spaceOf(place)]!)}, for ${price}`,
    options,
    ask: `Pay what for ${place}?`,
  };
}

function buildChoice(payments: readonly ActionOf<'build'>[], { stacks }: Snapshot): Choice {
  const { place } = payments[0]!;
  const { top } = stacks[spaceOf(place)]!;
  const scoresPayment = tileOf(top)?.points === 'value';
  return {
    words: `build ${place}`,
    label: `build ${place}`,
    note: tileFace(top),
    options: (scoresPayment ? mostPointsFirst : cheapestFirst)(payments),
    ask: `Pay what for ${place}?`,
  };
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
  const [only] = options;
  if (options.length === 1) return [single(only!.move, only!.label, only!.note)];
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
