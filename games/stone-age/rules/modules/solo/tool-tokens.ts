import type { Action, ActionOf } from '../../action.ts';
import type { Effect } from '../../components.ts';
import { withItem } from '../../lists.ts';
import { pendingNow, popPending, pushPending } from '../../pending.ts';
import { decisionsOf, type Question, type Turn, why } from '../../rule-set.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { TOOL_SLOTS } from '../../vocabulary.ts';
import { changeSolo, soloOf } from './limits.ts';

/** P4.5: instead of taking the next tool, its owner chooses; nothing when there is no choice. */
export function chooseTool(_effect: Effect, { state }: Turn, player: number): void {
  pushPending(state, { kind: 'chooseTool', player });
}

type ToolAction = ActionOf<'tool'>;
const NEW: ToolAction = { kind: 'tool', slot: 'new' };
const RAISE: readonly ToolAction[] = TOOL_SLOTS.map((slot) => ({ kind: 'tool', slot }));

/** Whether the tool maker or a card can bring anything. */
export const canGetTool = (state: State, owner: Player): boolean =>
  canTakeNew(state, owner) || owner.tools.some((_, slot) => canRaise(state, owner, slot));

const canTakeNew = (state: State, { tools }: Player): boolean =>
  soloOf(state).tokens.low > 0 && tools.includes(0);

/** A token is flipped from 1 to 2 and from 3 to 4, and exchanged from 2 to 3. */
function canRaise(state: State, { tools }: Player, slot: number): boolean {
  const value = tools[slot]!;
  return value === 1 || value === 3 || (value === 2 && soloOf(state).tokens.high > 0);
}

export const toolQuestion: Question = {
  decisions: decisionsOf('tool'),
  answers: ['tool'],
  now: 'take a new tool token, or raise one of yours',

  legal(state) {
    const owner = ownerOf(state);
    const actions: Action[] = canTakeNew(state, owner) ? [NEW] : [];
    actions.push(...RAISE.filter((_, slot) => canRaise(state, owner, slot)));
    return actions;
  },

  isMoot: (state) => !canGetTool(state, ownerOf(state)),

  answer(turn, action) {
    if (action.kind !== 'tool') return;
    const { state, listen } = turn;
    const { player } = pendingNow(state, 'chooseTool');
    const owner = playerAt(state, player);
    popPending(state);
    if (action.slot === 'new') takeNew(state, owner);
    else raise(state, owner, action.slot - 1);
    listen?.({ type: 'tool', player, tools: owner.tools });
  },

  whyNot(state, _rules, action) {
    if (action.kind !== 'tool') return undefined;
    const { tools } = ownerOf(state);
    if (action.slot === 'new') {
      return tools.includes(0)
        ? why('P4.5', 'No 1/2 token is left on the board.')
        : why('P4.5', 'You hold three tokens: raise one of them.');
    }
    const value = tools[action.slot - 1]!;
    if (value === 0) return why('P4.5', `Tool slot ${action.slot} is empty.`);
    return value === 2
      ? why('P4.5', 'No 3/4 token is left on the board to exchange it for.')
      : why('P4.5', `The token in slot ${action.slot} is at 4 already.`);
  },
};

const ownerOf = (state: State): Player => playerAt(state, pendingNow(state, 'chooseTool').player);

/** It comes to the first empty slot, which is never used: a token that was paid left it fresh (P3.3). */
function takeNew(state: State, owner: Player): void {
  const { tokens } = soloOf(state);
  const slot = owner.tools.indexOf(0);
  owner.tools = withItem(owner.tools, slot, 1);
  changeSolo(state, { tokens: { ...tokens, low: tokens.low - 1 } });
}

/** A token that was used stays used (B5.2). */
function raise(state: State, owner: Player, slot: number): void {
  const value = owner.tools[slot]!;
  owner.tools = withItem(owner.tools, slot, value + 1);
  if (value !== 2) return;
  const { tokens } = soloOf(state);
  changeSolo(state, { tokens: { low: tokens.low + 1, high: tokens.high - 1 } });
}
