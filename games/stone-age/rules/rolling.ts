import type { Purpose } from '@ochre/kernel';
import { gainGood } from './gains.ts';
import { pendingNow, popPending, pushPending } from './pending.ts';
import { decisionsOf, type Question, type Turn, why } from './rule-set.ts';
import { playerAt } from './state.ts';
import { TOOL_CHOICES, usableTools, useTools } from './tools.ts';
import type { Good } from './vocabulary.ts';

/** B4.4: one die each, then tools if there are any to use, then so many goods. */
export function rollFor(
  turn: Turn,
  player: number,
  count: number,
  what: {
    readonly good: Good;
    readonly divisor: number;
    readonly split: boolean;
    readonly purpose: Purpose;
  },
): void {
  const { good, divisor, split, purpose } = what;
  const dice = rollDice(turn, player, count, purpose);
  if (usableTools(playerAt(turn.state, player)) !== 0) {
    const source = purpose.name;
    pushPending(turn.state, { kind: 'useTools', player, for: source, good, divisor, split, dice });
  } else {
    bring(turn, player, good, Math.floor(sum(dice) / divisor), split, purpose.name);
  }
}

/** What a roll brought comes at once, unless it is to be split (S4.2). */
function bring(
  turn: Turn,
  player: number,
  good: Good,
  amount: number,
  split: boolean,
  source: string,
): void {
  if (!split) gainGood(turn, player, good, amount, source);
  else if (amount > 0) {
    pushPending(turn.state, { kind: 'splitHunt', player, for: source, amount });
  }
}

export function rollDice(turn: Turn, player: number, count: number, purpose: Purpose): number[] {
  const { state, chance, listen } = turn;
  const dice = chance.dice(purpose, state.round, player, count, state.fallen);
  state.fallen += count;
  listen?.({ type: 'rolled', player, for: purpose.name, dice });
  return dice;
}

function sum(dice: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < dice.length; i++) total += dice[i]!;
  return total;
}

/** B4.5, B5.3: tools are chosen after seeing the roll, each whole and once a round. */
export const toolsQuestion: Question = {
  decisions: decisionsOf('tools'),
  answers: ['tools'],
  now: 'say which tools to add to the roll, or none',

  legal(state) {
    const { player } = pendingNow(state, 'useTools');
    return TOOL_CHOICES[usableTools(playerAt(state, player))]!;
  },

  answer(turn, action) {
    if (action.kind !== 'tools') return;
    const { state, listen } = turn;
    const roll = pendingNow(state, 'useTools');
    popPending(state);
    const added = useTools(playerAt(state, roll.player), action);
    if (listen !== undefined && added > 0) {
      const { slots, oneUse } = action;
      listen({ type: 'toolsUsed', player: roll.player, for: roll.for, slots, oneUse, added });
    }
    const count = Math.floor((sum(roll.dice) + added) / roll.divisor);
    bring(turn, roll.player, roll.good, count, roll.split, roll.for);
  },

  whyNot(state, _rules, action) {
    if (action.kind !== 'tools') return undefined;
    const owner = playerAt(state, pendingNow(state, 'useTools').player);
    for (const slot of action.slots) {
      if (!owner.tools[slot - 1]) return why('B5.3', `Tool slot ${slot} is empty.`);
      if (owner.toolsUsed & (1 << (slot - 1))) {
        return why('B5.3', `The tool in slot ${slot} was already used this round.`);
      }
    }
    for (const value of action.oneUse) {
      if (!owner.oneUse.includes(value)) {
        return why('B5.4', `There is no unused one-use tool of value ${value}.`);
      }
    }
    return undefined;
  },
};
