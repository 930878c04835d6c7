import {
  GATHERING,
  RESOURCES,
  type Resource,
  type SeenScore,
  type Snapshot,
  type SnapshotPlayer,
  type SnapshotSolo,
  SOLO_LOST_POINTS,
  seenScores,
  yieldOdds,
} from '@ochre/stone-age/rules';
import { playerAt, yieldAt } from '../places.ts';
import { rounded } from '../rounded.ts';

/** What is limited in the one-player game, for those who look at it; the rules are not here. */

export function soloOf({ solo }: Snapshot): SnapshotSolo {
  if (solo === undefined) throw new Error('this is not a one-player game');
  return solo;
}

/** The score if the game ended now: everything that counts is open. */
export const scoreNow = (snapshot: Snapshot): SeenScore => seenScores(snapshot)[0]!;

export const ownerOf = (snapshot: Snapshot): SnapshotPlayer => playerAt(snapshot, 0);

/** What the board, the pool and the player's own board are limited in. */
type Limited = 'food' | Resource;
export const LIMITED: readonly Limited[] = ['food', ...RESOURCES];

const isLimited = (good: string): good is Limited => LIMITED.some((one) => one === good);

/** Of a kind, on the board. */
export const leftOnBoard = (snapshot: Snapshot, good: string): number =>
  isLimited(good) ? soloOf(snapshot).board[good] : 0;

export const peopleOn = ({ places }: Snapshot, place: string): number => places[place]?.[0] ?? 0;

/** P2.3: how many more of a kind find room. */
export function roomFor(snapshot: Snapshot, good: string): number {
  const owner = ownerOf(snapshot);
  return isLimited(good) ? Math.max(0, owner.people - owner[good]) : Number.POSITIVE_INFINITY;
}

/** P6.2 */
export const feedingNeed = ({ people, agriculture }: SnapshotPlayer): number =>
  Math.max(0, people - agriculture);

/** What comes of so many goods that are due, and the points lost for want of room (P2.3). */
export interface Comes {
  readonly taken: number;
  readonly lost: number;
}

/** Places give from the board, as food always comes; everything else from the pool (P2.2). */
export function comes(snapshot: Snapshot, good: string, due: number, source: string): Comes {
  if (!isLimited(good)) return { taken: due, lost: 0 };
  const { board, outside } = soloOf(snapshot);
  const fromBoard = good === 'food' || isPlace(source);
  const there = Math.min(due, fromBoard ? board[good] : outside[good]);
  const taken = Math.min(there, roomFor(snapshot, good));
  return { taken, lost: SOLO_LOST_POINTS * (there - taken) };
}

const isPlace = (source: string): boolean => GATHERING.some((place) => place === source);

/** What so many people bring from a place on average, without tools, and the points they lose. */
export function meanOf(snapshot: Snapshot, place: string, people: number): Comes {
  const { good, divisor } = yieldAt(place);
  let taken = 0;
  let lost = 0;
  yieldOdds(people, divisor).withoutTools.chances.forEach((chance, due) => {
    const one = comes(snapshot, good, due, place);
    taken += chance * one.taken;
    lost += chance * one.lost;
  });
  return { taken: rounded(taken), lost: rounded(lost) };
}
