import type { GameTraining } from '@ochre/search/training';
import { type Action, carcassonne, type State } from '../rules/index.ts';
import { CARCASSONNE_BOTS } from './rule-bots.ts';
import { knowledgeFor } from './value/knowledge.ts';

const { random: _, ...teachers } = CARCASSONNE_BOTS;

/** How the value of Carcassonne is trained. */
export const training: GameTraining<State, Action> = {
  game: carcassonne,
  knowledgeFor,
  bots: CARCASSONNE_BOTS,
  teachers: Object.values(teachers),
  isExplored: () => true,
  isChoice: () => true,
  longest: 100,
};
