import { type Snapshot, type SnapshotPlayer, SOLO_LOST_POINTS } from '@ochre/stone-age/rules';
import { counted } from '@ochre/terminal';
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
export function stakesOf(snapshot: Snapshot, turn: TurnSoFar): Stake[] {
  if (snapshot.phase === 'setup' || snapshot.phase === 'over') return [];
  return [
    ...peopleStake(snapshot),
    ...feedingStake(snapshot),
    ...cardStake(snapshot, turn),
    ...roomStakes(snapshot),
  ];
}

/** P4.4 */
function peopleStake(snapshot: Snapshot): Stake[] {
  const { phase, places } = snapshot;
  const { home } = ownerOf(snapshot);
  const standing = Object.values(places).reduce((sum, [people = 0]) => sum + people, 0);
  const count = phase === 'place' ? home : standing;
  if (count === 0 || phase === 'feed') return [];
  const to = phase === 'place' ? 'place' : 'use';
  const people = counted(count, 'person', 'people');
  return [{ says: `${people} to ${to}, or -${SOLO_LOST_POINTS} each`, looms: true }];
}

/** P6.2, P6.3; while people are fed, the question says it. */
function feedingStake(snapshot: Snapshot): Stake[] {
  if (snapshot.phase === 'feed') return [];
  const owner = ownerOf(snapshot);
  const need = feedingNeed(owner);
  if (need === 0) return [{ says: 'nobody needs food', looms: false }];
  if (owner.food >= need) {
    return [{ says: `feeding takes ${need} of your ${owner.food} food`, looms: false }];
  }
  const { worth, says } = otherFood(snapshot, owner);
  const has = `feeding takes ${need}, you have ${owner.food} food${worth > 0 ? ` and ${says}` : ''}`;
  return owner.food + worth >= need
    ? [{ says: has, looms: true }]
    : [{ says: `${has}: starving -10 and more`, looms: true }];
}

/** What besides food feeds people now. */
function otherFood(
  snapshot: Snapshot,
  { tools, agriculture, ...owner }: SnapshotPlayer,
): { readonly worth: number; readonly says: string } {
  const material = elderMaterial(snapshot);
  if (material === undefined || material === 'food') return { worth: 0, says: '' };
  if (material !== 'village') {
    return { worth: owner[material], says: `${owner[material]} ${material}` };
  }
  const worth = tools.reduce((sum, value) => sum + value, agriculture);
  return { worth, says: `${worth} in tools and agriculture` };
}

/** P6.1 */
function cardStake({ cards, phase }: Snapshot, { cardBought }: TurnSoFar): Stake[] {
  const [, card = ''] = cards;
  if (cardBought || card === '' || phase === 'feed') return [];
  return [{ says: 'no card bought yet: card2 would be discarded', looms: true }];
}

/** P2.3: where people stand who may bring more than there is room for. */
const roomStakes = (snapshot: Snapshot): Stake[] =>
  Object.entries(snapshot.places).flatMap(([place, [people = 0]]) => {
    const found = yieldOf(place);
    if (found === undefined) return [];
    const { lost } = meanOf(snapshot, place, people);
    if (lost < 0.05) return [];
    const room = roomFor(snapshot, found.good);
    return [
      { says: `${place}: room for ${room} ${found.good}, ≈ -${lost.toFixed(1)}`, looms: true },
    ];
  });
