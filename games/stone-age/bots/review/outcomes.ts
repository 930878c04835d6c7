import type { Random, Viewer } from '@ochre/kernel';
import type { Outcome } from '@ochre/search/review';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import { type DiceOutcome, faceOutcomes, SUM_OUTCOMES } from '../own-turn/outcomes.ts';
import { ToldDice } from '../own-turn/told-dice.ts';
import { turnKey } from '../own-turn/turn-key.ts';

/** What comes to light is dealt so often; where dice fall too, so often for each roll. */
const DEALS = 32;
const DEALS_EACH = 4;

const NO_DICE: readonly DiceOutcome[] = [{ faces: [], chance: 1 }];

/** Rolls exactly, by their sums where only those count; what comes to light by fresh deals. */
export function outcomesOf(
  seen: State,
  action: Action,
  random: Random,
  eyes: Viewer,
): Outcome<State>[] {
  const dice = new ToldDice();
  const next = after(seen, action, dice);
  const rolls = dice.rolled === 0 ? NO_DICE : rollsOf(next, dice.rolled, random);
  if (!comesToLight(seen, next))
    return alike(
      rolls.map(({ faces, chance }) => {
        dice.faces = faces;
        return { state: after(seen, action, dice), chance };
      }),
    );
  const deals = rolls.length > 1 ? DEALS_EACH : DEALS;
  return rolls.flatMap(({ faces, chance }) =>
    Array.from({ length: deals }, () => {
      dice.faces = faces;
      const dealt = stoneAge.determinize(seen, eyes, random);
      return { state: after(dealt, action, dice), chance: chance / deals };
    }),
  );
}

function after(state: State, action: Action, dice: ToldDice): State {
  const next = stoneAge.clone(state);
  stoneAge.advance(next, action, dice);
  return next;
}

/** Sums that bring the same, with whatever tools, are one. */
function alike(outcomes: readonly Outcome<State>[]): Outcome<State>[] {
  const byKey = new Map<string, Outcome<State>>();
  for (const { state, chance } of outcomes) {
    const key = turnKey(state, state.pending.at(-1)?.player ?? state.player);
    byKey.set(key, { state, chance: chance + (byKey.get(key)?.chance ?? 0) });
  }
  return [...byKey.values()];
}

/** Where somebody takes a die, the faces count. */
function rollsOf({ pending }: State, dice: number, random: Random): readonly DiceOutcome[] {
  const kind = pending.at(-1)?.kind;
  return kind === 'pickDie' || kind === 'pickFace'
    ? faceOutcomes(dice, random)
    : SUM_OUTCOMES[dice]!;
}

/** Cards were turned up or taken, a stack shows its next tile, or all is shown at the end. */
const comesToLight = (before: State, now: State): boolean =>
  now.drawn !== before.drawn ||
  now.gone !== before.gone ||
  now.solo?.outsideStack.length !== before.solo?.outsideStack.length ||
  (now.ended !== '' && now.players.some(({ faceDown }) => faceDown.length > 0));
