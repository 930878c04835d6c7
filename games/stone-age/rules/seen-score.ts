import { bitCount } from './bits.ts';
import type { Breakdown } from './events.ts';
import { totalResources } from './goods.ts';
import type { LeftOnTable } from './rule-set.ts';
import { breakdownOf, cardsShown, NOTHING_LEFT } from './scoring.ts';
import { rulesSeen } from './seen-state.ts';
import type { Snapshot } from './snapshot.ts';
import type { Profession } from './vocabulary.ts';

/** The score of a player if the game ended now, without what the viewer may not see. */
export interface SeenScore {
  readonly breakdown: Breakdown;
  /** The sum of the breakdown. */
  readonly score: number;
  /** B10.1: the sizes of the two sets of culture. */
  readonly culture: readonly [number, number];
  /** B10.2: how many people of each profession the cards show. */
  readonly professions: Readonly<Record<Profession, number>>;
}

/** Of every player, by the same lines of scoring that count at the end. */
export function seenScores(snapshot: Snapshot): SeenScore[] {
  const left = leftOnTable(snapshot);
  const rules = rulesSeen(snapshot);
  return snapshot.players.map((player) => {
    const shown = cardsShown(player, rules);
    const breakdown = breakdownOf(player, shown, left, rules);
    const { farmer, toolmaker, builder, shaman, trader } = shown;
    return {
      breakdown,
      score: Object.values(breakdown).reduce((sum, points) => sum + points, 0),
      culture: [bitCount(shown.symbols), bitCount(shown.secondSymbols)],
      professions: { farmer, toolmaker, builder, shaman, trader },
    };
  });
}

function leftOnTable({ solo, deck, discard = [] }: Snapshot): LeftOnTable {
  if (solo === undefined) return NOTHING_LEFT;
  const { board, tokens, outside } = solo;
  const toRedeem = totalResources(outside);
  return { board, tokens, discarded: discard.length, drawStack: deck, toRedeem };
}
