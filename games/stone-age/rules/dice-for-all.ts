import type { DiceTable } from './components.ts';
import { pushPending } from './pending.ts';
import { rollDice } from './rolling.ts';
import type { Source, Turn } from './rule-set.ts';

/** B6.5: one die per player; then each in turn takes one and its reward (picking.ts). */
export function diceForAll(turn: Turn, buyer: number, table: DiceTable, source: Source): void {
  const { state, rules } = turn;
  const dice = rollDice(turn, buyer, rules.players, source.purpose);
  const first = rules.diceFirst === 'buyer' ? buyer : state.firstPlayer;
  pushPending(state, { kind: 'pickDie', player: first, for: source.id, table, dice });
}
