import { type Snapshot, type SnapshotPlayer, SOLO_LOST_POINTS } from '@ochre/stone-age/rules';
import { placeName } from '../board/place-names.ts';
import { decimal } from '../decimal.ts';
import type { Words } from '../in-words.ts';
import { yieldOf } from '../places.ts';
import { elderMaterial } from './elder.ts';
import { feedingNeed, meanOf, ownerOf, roomFor } from './limits.ts';
import type { TurnSoFar } from './turn.ts';

/** Something that may cost points in this turn. */
export interface Stake {
  /** "2 people to use: -4 unless used" */
  readonly says: string;
  /** Whether it needs attention. */
  readonly looms: boolean;
}

/** What is at stake in this turn, the surest first; nothing during the set-up and after the end. */
export function stakesOf(snapshot: Snapshot, turn: TurnSoFar, words: Words): Stake[] {
  if (snapshot.phase === 'setup' || snapshot.phase === 'over') return [];
  return [
    ...peopleStake(snapshot, words),
    ...feedingStake(snapshot, words),
    ...cardStake(snapshot, turn, words),
    ...roomStakes(snapshot, words),
  ];
}

/** P4.4 */
function peopleStake(snapshot: Snapshot, { showing }: Words): Stake[] {
  const { phase, places } = snapshot;
  const { home } = ownerOf(snapshot);
  const standing = Object.values(places).reduce((sum, [people = 0]) => sum + people, 0);
  const count = phase === 'place' ? home : standing;
  if (count === 0 || phase === 'feed') return [];
  const { toPlace, toUse } = showing.solo.stakes;
  return [{ says: (phase === 'place' ? toPlace : toUse)(count, SOLO_LOST_POINTS), looms: true }];
}

/** P6.2, P6.3; while people are fed, the question says it. */
function feedingStake(snapshot: Snapshot, words: Words): Stake[] {
  if (snapshot.phase === 'feed') return [];
  const { nobodyHungry, feeding, feedingWith, starving } = words.showing.solo.stakes;
  const owner = ownerOf(snapshot);
  const need = feedingNeed(owner);
  if (need === 0) return [{ says: nobodyHungry, looms: false }];
  if (owner.food >= need) return [{ says: feeding(need, owner.food), looms: false }];
  const { worth, says } = otherFood(snapshot, owner, words);
  const food = words.goodsCounted.food(owner.food);
  const has = feedingWith(need, words.and(worth > 0 ? [food, says] : [food]));
  return [{ says: owner.food + worth >= need ? has : starving(has), looms: true }];
}

/** What besides food feeds people now. */
function otherFood(
  snapshot: Snapshot,
  { tools, agriculture, ...owner }: SnapshotPlayer,
  words: Words,
): { readonly worth: number; readonly says: string } {
  const material = elderMaterial(snapshot);
  if (material === undefined || material === 'food') return { worth: 0, says: '' };
  if (material !== 'village') {
    const worth = owner[material];
    return { worth, says: words.goodsCounted[material](worth) };
  }
  const worth = tools.reduce((sum, value) => sum + value, agriculture);
  return { worth, says: words.showing.solo.stakes.inTokens(worth) };
}

/** P6.1 */
function cardStake(
  { cards, phase }: Snapshot,
  { cardBought }: TurnSoFar,
  { showing }: Words,
): Stake[] {
  const [, card = ''] = cards;
  if (cardBought || card === '' || phase === 'feed') return [];
  return [{ says: showing.solo.stakes.cardDiscarded, looms: true }];
}

/** P2.3: where people stand who may bring more than there is room for. */
const roomStakes = (snapshot: Snapshot, words: Words): Stake[] =>
  Object.entries(snapshot.places).flatMap(([place, [people = 0]]) => {
    const found = yieldOf(place);
    if (found === undefined) return [];
    const { lost } = meanOf(snapshot, place, people);
    if (lost < 0.05) return [];
    const goods = `${roomFor(snapshot, found.good)} ${words.goods[found.good]}`;
    const { room } = words.showing.solo.stakes;
    return [{ says: room(placeName(place, words), goods, decimal(lost, 1, words)), looms: true }];
  });
