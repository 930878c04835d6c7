import type { Action, ActionOf, Player } from '@ochre/stone-age/rules';

interface FallenDice {
  readonly divisor: number;
  readonly dice: readonly number[];
}

const goodsWith = ({ dice, divisor }: FallenDice, added: number): number => {
  let sum = added;
  for (let i = 0; i < dice.length; i++) sum += dice[i]!;
  return Math.floor(sum / divisor);
};

/** What a choice of tools adds to a roll. */
function addedBy({ tools }: Player, { slots, oneUse }: ActionOf<'tools'>): number {
  let added = 0;
  for (const slot of slots) added += tools[slot - 1]!;
  for (const value of oneUse) added += value;
  return added;
}

/**
 * The choices of tools worth a look: none of which a part would bring as many goods, and of slots
 * with the same value the right one first, since a new tool raises the left one (B5.1).
 */
export function leanTools(
  owner: Player,
  roll: FallenDice,
  legal: readonly Action[],
): readonly Action[] {
  return legal.filter((action) => action.kind === 'tools' && isLean(owner, roll, action));
}

function isLean(owner: Player, roll: FallenDice, action: ActionOf<'tools'>): boolean {
  const { tools, toolsUsed } = owner;
  const added = addedBy(owner, action);
  const goods = goodsWith(roll, added);
  for (const slot of action.slots) {
    const value = tools[slot - 1]!;
    if (goodsWith(roll, added - value) === goods) return false;
    for (let right = slot + 1; right <= tools.length; right++) {
      const isFree = (toolsUsed & (1 << (right - 1))) === 0 && !action.slots.includes(right);
      if (isFree && tools[right - 1] === value) return false;
    }
  }
  return action.oneUse.every((value) => goodsWith(roll, added - value) !== goods);
}

/** The goods a roll brings with every sum the tools at hand can add: rolls alike in it are alike. */
export function goodsByTools(owner: Player, roll: FallenDice): string {
  const { tools, toolsUsed, oneUse } = owner;
  let goods = `${roll.divisor}:`;
  const all = oneUse.slice();
  for (let slot = 0; slot < tools.length; slot++) {
    if ((toolsUsed & (1 << slot)) === 0 && tools[slot]! > 0) all.push(tools[slot]!);
  }
  for (let chosen = 0; chosen < 1 << all.length; chosen++) {
    let added = 0;
    for (let i = 0; i < all.length; i++) if ((chosen >> i) & 1) added += all[i]!;
    goods += `${goodsWith(roll, added)}.`;
  }
  return goods;
}
