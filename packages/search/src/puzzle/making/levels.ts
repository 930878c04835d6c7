import { botMove } from '../../bot.ts';
import { type Asked, placeOf, randomOf } from './asked.ts';
import type { Level, Making } from './making.ts';

/** Whoever answers at once is asked so often: some do not see the same every time. */
const OFTEN = 3;

/** A level that fails, and the wrong move it chooses. */
export interface Failed {
  readonly level: string;
  readonly at: number;
}

/** The strongest level that chooses what loses something more often than not; undefined where that is too weak a one. */
export function failedBy<State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
  losses: readonly number[],
): Failed | undefined {
  for (const level of challengedBy(making).reverse()) {
    const tries = level.looksAhead ? 1 : OFTEN;
    const wrong = Array.from({ length: tries }, (_, at) =>
      answerOf(making, asked, level, at),
    ).filter((at) => losses[at]! > 0);
    if (2 * wrong.length > tries) return { level: level.name, at: wrong[0]! };
  }
  return undefined;
}

/** What those answer who answer at once, too weak ones as well: where one goes astray, a stronger one may. */
export const guessesAt = <State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
): number[] =>
  making.levels
    .filter(({ looksAhead }) => !looksAhead)
    .map((level) => answerOf(making, asked, level, 0));

/** Those that a puzzle should be too hard for. */
function challengedBy<State, Action>({ levels, least }: Making<State, Action>) {
  return levels.slice(levels.findIndex(({ name }) => name === least));
}

function answerOf<State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
  { name, bot }: Level<State, Action>,
  number: number,
): number {
  const random = randomOf(asked, `${name} ${number}`);
  return placeOf(making, asked, botMove(making.game, bot, asked.state, random));
}
