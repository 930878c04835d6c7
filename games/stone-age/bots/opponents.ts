import type { Setup } from '@ochre/kernel';
import type { Bot, GameBots, Opponent } from '@ochre/search';
import {
  searchBot,
  type Thought,
  TO_THE_END,
  ValuePolicy,
  valueBot,
  type Weights,
} from '@ochre/search/value';
import type { Action, State } from '@ochre/stone-age/rules';
import type { meta } from '../meta.ts';
import { adviserOf, inCharacter } from './habits/character.ts';
import { CHARACTERS } from './habits/characters.ts';
import { type BotName, STONE_AGE_BOTS } from './rule-bots.ts';
import { knowledgeFor } from './value/knowledge.ts';
import { veteranWeightsFor, weightsFor } from './weights/index.ts';

/** Levels for people, the weakest first. */
type Level = (typeof meta.levels)[number];

/** `expert` as it was before it learned from more games, to be measured against. */
const VETERAN = 'veteran';
/** Whoever goes by a trained value. */
type Learned = Level | typeof VETERAN;

/** These search; all others know their move when they see the board. */
const LOOK_AHEAD = [VETERAN, 'hard', 'expert'] as const satisfies readonly Learned[];
type LooksAhead = (typeof LOOK_AHEAD)[number];
const looksAhead = (name: Learned): name is LooksAhead => LOOK_AHEAD.some((one) => one === name);

const ABOUT: Readonly<Record<Learned, string>> = {
  [VETERAN]: 'expert as it used to play',
  novice: 'knows the rules and not much more',
  easy: 'has played before',
  medium: 'plays a sound game',
  hard: 'looks into its three best plans',
  expert: 'looks further ahead, within a second',
};

/**
 * What those who look ahead think about: the three moves that seem best, a little; or so much that the
 * slowest move takes less than a second.
 */
const BEST_AMONG: Thought = {
  playouts: { candidates: 8, work: 30_000, rounds: 1 },
  solving: 6000,
};
const THOUGHT: Readonly<Record<LooksAhead, Thought>> = {
  hard: { playouts: { candidates: 3, work: 2000, rounds: 1 }, solving: 0 },
  [VETERAN]: BEST_AMONG,
  expert: BEST_AMONG,
};

/**
 * Games for one are short enough to be played to their end. But whoever plays on for three rounds, and
 * goes by the value from there, has time for more playouts, and loses less to what the dice bring later.
 */
const ALONE: Readonly<Record<LooksAhead, Thought>> = {
  hard: { playouts: { candidates: 2, work: 1000, rounds: TO_THE_END }, solving: 0 },
  [VETERAN]: { playouts: { candidates: 6, work: 15_000, rounds: TO_THE_END }, solving: 0 },
  expert: { playouts: { candidates: 8, work: 25_000, rounds: 3 }, solving: 0 },
};

/** The names `opponentNamed` knows. */
const OPPONENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(STONE_AGE_BOTS).map(([name, { about }]) => [name, about])),
  ...ABOUT,
};

/** The bot of that name for a game. What it needs is loaded first. */
async function opponentNamed(name: string, setup: Setup): Promise<Opponent<State, Action>> {
  if (Object.hasOwn(STONE_AGE_BOTS, name)) return { bot: STONE_AGE_BOTS[name as BotName] };
  if (!Object.hasOwn(ABOUT, name)) throw new Error(`There is no bot "${name}".`);
  const trained = await (name === VETERAN ? veteranWeightsFor : weightsFor)(setup);
  if (trained === undefined) {
    const caveat = { kind: 'untrained', name, plays: 'greedy' } as const;
    return { bot: STONE_AGE_BOTS.greedy, caveat };
  }
  return { bot: botOf(name as Learned, trained.weights, setup) };
}

function botOf(name: Learned, weights: Weights, setup: Setup): Bot<State, Action> {
  const about = ABOUT[name];
  // Alone, everybody plays as well as they can.
  const isAtItsBest = setup.players === 1 || name === VETERAN;
  const character = isAtItsBest ? undefined : CHARACTERS[name];
  const policy = new ValuePolicy(weights, knowledgeFor(setup, character && adviserOf(character)));
  const atOnce = valueBot(policy, about);
  const bot = looksAhead(name) ? searchBot(policy, about, thoughtOf(name, setup)) : atOnce;
  // Hunger is a plan to be thought through; whoever eats goes by what is known.
  return character === undefined ? bot : inCharacter(character, bot, atOnce);
}

const thoughtOf = (name: LooksAhead, { players }: Setup): Thought =>
  (players === 1 ? ALONE : THOUGHT)[name];

/** The bots that play Stone Age. */
export const bots: GameBots<State, Action> = {
  opponents: OPPONENTS,
  lookAhead: LOOK_AHEAD,
  opponentNamed,
  playoutBot: STONE_AGE_BOTS.greedy,
};
