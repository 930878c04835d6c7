import type { GameTraining } from '@ochre/search/training';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import { STONE_AGE_BOTS } from './rule-bots.ts';
import { knowledgeFor } from './value/knowledge.ts';

const { random: _, ...teachers } = STONE_AGE_BOTS;

const EXPLORED: ReadonlySet<Action['kind'] | undefined> = new Set(['place', 'stock', 'elder']);

/** How the value of Stone Age is trained. */
export const training: GameTraining<State, Action> = {
  game: stoneAge,
  knowledgeFor,
  bots: STONE_AGE_BOTS,
  teachers: Object.values(teachers),
  isExplored: ([first]) => EXPLORED.has(first?.kind),
  // Where a place is used, the dice come first.
  isChoice: ({ kind }) => kind !== 'use',
  longest: 40,
};
