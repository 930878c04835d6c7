import type { GameTraining } from '@ochre/search/training';
import { type Pebbles, type PebblesAction, pebbles } from '../rules/pebbles.ts';
import { knowledgeFor } from './knowledge.ts';
import { PEBBLES_BOTS } from './rule-bots.ts';

/** How the value of pebbles is trained. */
export const training: GameTraining<Pebbles, PebblesAction> = {
  game: pebbles,
  knowledgeFor,
  bots: PEBBLES_BOTS,
  teachers: [PEBBLES_BOTS.easy],
  isExplored: () => true,
  isChoice: ({ kind }) => kind !== 'roll',
  longest: 50,
};
