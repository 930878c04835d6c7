import { badRequest, type Rig } from '@ochre/kernel';
import type { RuleSet } from './rule-set.ts';
import type { ByName } from './table.ts';

/** What can be known before a game, for tests and puzzles. Every part may be left out. */
export interface StoneAgeRig extends Rig {
  /** From the top, before the card spaces are filled. */
  readonly deck?: readonly string[];
  /** Each from the top. */
  readonly stacks?: readonly (readonly string[])[];
  readonly firstPlayer?: number;
}

const PARTS = ['deck', 'stacks', 'dice', 'firstPlayer'];

export function checkRig(rig: unknown, rules: RuleSet): StoneAgeRig {
  if (typeof rig !== 'object' || rig === null || Array.isArray(rig)) {
    throw badRequest('rig', 'an object is expected, like {"dice":[3,5]}');
  }
  for (const part of Object.keys(rig)) {
    if (!PARTS.includes(part)) {
      throw badRequest(`rig.${part}`, `it cannot be rigged; allowed: ${PARTS.join(', ')}`);
    }
  }
  const { deck, stacks, dice, firstPlayer } = rig as Record<string, unknown>;
  return {
    ...(deck === undefined ? {} : { deck: checkIds('rig.deck', deck, rules.cards, new Set()) }),
    ...(stacks === undefined ? {} : { stacks: checkStacks(stacks, rules) }),
    ...(dice === undefined ? {} : { dice: checkDice(dice) }),
    ...(firstPlayer === undefined ? {} : { firstPlayer: checkFirstPlayer(firstPlayer, rules) }),
  };
}

function checkIds(
  field: string,
  ids: unknown,
  known: ByName<unknown>,
  seen: Set<string>,
): string[] {
  if (!Array.isArray(ids)) throw badRequest(field, 'a list of ids is expected');
  for (const id of ids as unknown[]) {
    if (typeof id !== 'string' || known[id] === undefined) {
      const all = Object.keys(known);
      throw badRequest(
        field,
        `${JSON.stringify(id)} is not in this game; its ids are ${all[0]} to ${all[all.length - 1]}`,
      );
    }
    if (seen.has(id)) throw badRequest(field, `${id} is given twice`);
    seen.add(id);
  }
  return ids.slice();
}

function checkStacks(stacks: unknown, rules: RuleSet): string[][] {
  if (!Array.isArray(stacks) || stacks.length > rules.stackCount) {
    throw badRequest('rig.stacks', `a list of at most ${rules.stackCount} stacks is expected`);
  }
  const seen = new Set<string>();
  return stacks.map((stack: unknown, at) => {
    const field = `rig.stacks[${at}]`;
    // A stack may be left out, also before one that is given.
    const ids = checkIds(field, stack ?? [], rules.tiles, seen);
    if (ids.length > rules.stackSize) {
      throw badRequest(field, `a stack has at most ${rules.stackSize} tiles`);
    }
    return ids;
  });
}

function checkDice(dice: unknown): number[] {
  const isFace = (face: unknown): boolean =>
    Number.isInteger(face) && (face as number) >= 1 && (face as number) <= 6;
  if (!Array.isArray(dice) || !dice.every(isFace)) {
    throw badRequest('rig.dice', 'a list of faces from 1 to 6 is expected');
  }
  return dice.slice();
}

function checkFirstPlayer(firstPlayer: unknown, { players }: RuleSet): number {
  if (
    typeof firstPlayer !== 'number' ||
    !Number.isInteger(firstPlayer) ||
    firstPlayer < 0 ||
    firstPlayer >= players
  ) {
    throw badRequest('rig.firstPlayer', `a player from 0 to ${players - 1} is expected`);
  }
  return firstPlayer;
}
