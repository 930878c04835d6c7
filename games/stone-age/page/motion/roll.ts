import { ofSeat } from '@ochre/kernel';
import { type Good, PLACES, type Snapshot } from '@ochre/stone-age/rules';
import { rateOfRoll } from '../../words/sayings/rolls.ts';

/** Dice that were thrown, and lie there until what they bring is settled. */
export interface Roll {
  readonly player: number;
  /** The place, card or building that they were thrown for. */
  readonly for: string;
  readonly dice: readonly number[];
}

/** What dice and tools come to. */
export interface Sum {
  readonly total: number;
  /** What tools add to the dice. */
  readonly added: number;
  readonly divisor: number;
  readonly good: Good;
  /** So many by the dice; so many come, where there are fewer (P2.1). */
  readonly count: number;
  readonly comes: number;
}

/** Dice as they are seen on the land. */
export interface RollOnLand extends Roll {
  /** Undefined as long as tools may be added, and for dice that are shared out. */
  readonly sum: Sum | undefined;
  /** They fall now; else they lie. */
  readonly isThrown: boolean;
  /** The viewer threw them, or is asked about them: one looks closer. */
  readonly isOwn: boolean;
}

/** B4.4; undefined for dice that are shared out. */
export function sumOf(
  { dice, for: what }: Roll,
  { solo }: Pick<Snapshot, 'solo'>,
  added = 0,
): Sum | undefined {
  const rate = rateOfRoll(what);
  if (rate === undefined) return undefined;
  const { good, divisor } = rate;
  const total = dice.reduce((sum, face) => sum + face, added);
  const count = Math.floor(total / divisor);
  const isLimited = solo !== undefined && good !== 'jewelry' && isPlace(what);
  const comes = isLimited ? Math.min(count, solo.board[good]) : count;
  return { total, added, good, divisor, count, comes };
}

const isPlace = (what: string): boolean => PLACES.some((place) => place === what);

/** Dice about which somebody is asked. */
export function rollIn({ decision, dice = [] }: Snapshot): Roll | undefined {
  if (decision === undefined || dice.length === 0) return undefined;
  return { player: decision.player, for: decision.for ?? '', dice };
}

/** Whether tools may still be added. */
export function hasTools({ players }: Snapshot, player: number): boolean {
  const { tools, toolsUsed, oneUse } = ofSeat(players, player);
  return oneUse.length > 0 || tools.some((value, slot) => value > 0 && toolsUsed[slot] !== true);
}
