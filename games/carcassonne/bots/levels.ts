import type { Setup } from '@ochre/kernel';
import type { Bot, Opponent } from '@ochre/search';
import { sharesBy, type Value, ValuePolicy } from '@ochre/search/value';
import type { meta } from '../meta.ts';
import type { Action, State } from '../rules/index.ts';
import { attentiveBot } from './attentive.ts';
import { Judgement } from './judging/judgement.ts';
import { LEARNER, NEWCOMER, SOUND } from './judging/profiles.ts';
import { lookAhead } from './looking-ahead.ts';
import { playOn } from './playing-on.ts';
import { knowledgeFor } from './value/knowledge.ts';
import { weightsFor } from './weights/index.ts';

type CarcassonneBot = Bot<State, Action>;
export type Level = (typeof meta.levels)[number];

/** One line for people about each level. */
export const LEVEL_ABOUT: Readonly<Record<Level, string>> = {
  novice: 'lays what it sees and claims whatever is there',
  easy: 'has played before, and overlooks a lot',
  medium: 'plays a sound game, and overlooks a little',
  hard: 'weighs every turn by what many games have taught',
  expert: 'thinks through what the next player can make of each tile',
};

/** These go by what they think things are worth, and see such a part of the squares. */
const BY_PROFILE = {
  novice: { profile: NEWCOMER, sees: 0.19 },
  easy: { profile: LEARNER, sees: 0.35 },
  medium: { profile: SOUND, sees: 0.65 },
} as const;

const byProfile = (level: keyof typeof BY_PROFILE): CarcassonneBot => {
  const { profile, sees } = BY_PROFILE[level];
  const judge = new Judgement(profile);
  return {
    ...attentiveBot(LEVEL_ABOUT[level], { judge, sees }),
    shares: (seen) => judge.shares(seen),
  };
};

/** These go by a trained value. */
const BY_VALUE: Readonly<Record<'hard' | 'expert', (judge: Value<State>) => CarcassonneBot>> = {
  hard: (judge) => attentiveBot(LEVEL_ABOUT.hard, { judge, sees: 0.94 }),
  expert: (judge) => expert(judge),
};

/** A longer limit lets it look into so much more. */
const USUAL_MS = 1000;

/** Two take turns: what the other can make of one's turn is known exactly. Among more, much happens until it is one's turn again. */
const OF_TWO = { turns: 16, layings: 6 };
const OF_MANY = { turns: 8, answers: 800, layings: 2 };

const expert = (judge: Value<State>): CarcassonneBot => ({
  about: LEVEL_ABOUT.expert,
  choose(seen, _legal, random, limit) {
    const more = Math.max(1, (limit?.ms ?? 0) / USUAL_MS);
    const isOver = () => limit?.isOver() ?? false;
    const { lay, claim } =
      seen.rules.players === 2
        ? lookAhead(seen, judge, { ...OF_TWO, turns: Math.round(OF_TWO.turns * more) }, isOver)
        : playOn(seen, judge, { ...OF_MANY, answers: OF_MANY.answers * more }, random, isOver);
    return lay ?? claim;
  },
});

export async function levelFor(level: Level, setup: Setup): Promise<Opponent<State, Action>> {
  if (level !== 'hard' && level !== 'expert') return { bot: byProfile(level) };
  const trained = await weightsFor(setup);
  const policy = new ValuePolicy(trained.weights, knowledgeFor(setup));
  const bot = { ...BY_VALUE[level](policy), shares: (seen: State) => sharesBy(policy, seen) };
  if (trained.trainedFor === undefined) return { bot };
  return { bot, caveat: { kind: 'trainedFor', name: level, game: trained.trainedFor } };
}
