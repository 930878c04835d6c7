import type { Bot } from '@ochre/bots';
import { badRequest } from '@ochre/kernel';
import type { ListedGame } from '../games.ts';
import { shown } from './shown.ts';

/** The levels of the contract. There are no bots of these strengths yet. */
const LEVELS = ['novice', 'easy', 'medium', 'hard', 'expert'];

interface Opponent {
  readonly bot: Bot<unknown, unknown>;
  /** What whoever asked should know about it. */
  readonly note?: string;
}

/** The bot that plays a level: one of the game's own by its name, or a level of the contract. */
export function botOfLevel(listed: ListedGame, level: string): Opponent {
  const { bots } = listed;
  if (Object.hasOwn(bots, level)) return { bot: bots[level]! };
  const names = Object.keys(bots);
  if (LEVELS.includes(level)) {
    const note = `"${level}" is played by "${names.at(-1)}", the strongest bot there is for now`;
    return { bot: strongestBot(listed), note };
  }
  const allowed = [...names, ...LEVELS].join(', ');
  throw badRequest('level', `"${shown(level)}" is not known; allowed: ${allowed}`);
}

/** A game lists its bots with the weakest first. */
export const strongestBot = ({ bots }: ListedGame): Bot<unknown, unknown> =>
  Object.values(bots).at(-1)!;
