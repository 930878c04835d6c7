import type { Setup } from '@ochre/kernel';
import type { Action, State } from '@ochre/stone-age';
import type { Bot } from '../bot.ts';
import { type BotName, STONE_AGE_BOTS } from './index.ts';
import type { Effort } from './search/halving-search.ts';
import { searchBot } from './search/search-bot.ts';
import { sightFor } from './value/sight.ts';
import { valueBot } from './value/value-bot.ts';
import { ValuePolicy } from './value/value-policy.ts';
import { weightsFor } from './weights/index.ts';

/** Levels for people, the weakest first. */
export const LEVELS = ['novice', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** A bot for a game, and what whoever plays against it should know. */
export interface Opponent {
  readonly bot: Bot<State, Action>;
  readonly note?: string;
}

/** How far each level misjudges a move, in shares of winning. */
const NOISE: Readonly<Record<Exclude<Level, 'expert'>, number>> = {
  novice: 0.026,
  easy: 0.0195,
  medium: 0.013,
  hard: 0,
};

const ABOUT: Readonly<Record<Level, string>> = {
  novice: 'knows the rules and not much more',
  easy: 'has played before',
  medium: 'plays a sound game',
  hard: 'plays by a trained value',
  expert: 'looks further ahead, within a second',
};

/** What an expert thinks about in a second, by players: a round of more players takes longer. */
const EXPERT_PLAYOUTS: Readonly<Record<number, number>> = { 1: 400, 2: 200, 3: 120, 4: 80, 5: 60 };
const effortFor = ({ players }: Setup): Effort => ({
  candidates: 8,
  playouts: EXPERT_PLAYOUTS[players] ?? 60,
  rounds: 1,
});

/** The names `opponentNamed` knows. */
export const OPPONENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(STONE_AGE_BOTS).map(([name, { about }]) => [name, about])),
  ...ABOUT,
};

/** The bot of that name for a game. What it needs is loaded first. */
export async function opponentNamed(name: string, setup: Setup): Promise<Opponent> {
  if (Object.hasOwn(STONE_AGE_BOTS, name)) return { bot: STONE_AGE_BOTS[name as BotName] };
  if (!LEVELS.includes(name as Level)) throw new Error(`"${name}" is no bot`);
  const level = name as Level;
  const trained = await weightsFor(setup);
  if (trained === undefined) {
    const note = `"${level}" is not trained for this game: "greedy" plays`;
    return { bot: STONE_AGE_BOTS.greedy, note };
  }
  const policy = new ValuePolicy(trained.weights, sightFor(setup));
  const bot =
    level === 'expert'
      ? searchBot(policy, ABOUT.expert, effortFor(setup))
      : valueBot(policy, ABOUT[level], NOISE[level]);
  if (trained.trainedFor === undefined) return { bot };
  return { bot, note: `"${level}" was trained for ${trained.trainedFor}, not for this game` };
}
