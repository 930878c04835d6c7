import type { Setup } from '@ochre/kernel';
import type { Knowledge } from '@ochre/search/value';
import { type Action, carcassonne, type State } from '../../rules/index.ts';
import { sightFor } from './sight.ts';

const NO_ADVICE = { on: () => 0 };

/** What bots with a trained value know of Carcassonne. */
export const knowledgeFor = (setup: Setup): Knowledge<State, Action> => ({
  game: carcassonne,
  setup,
  sight: sightFor(setup),
  isOver: ({ phase }) => phase === 'over',
  isMidTurn: ({ phase }) => phase === 'claim',
  roundOf: ({ turn }) => Math.floor(turn / setup.players),
  // The next tile is turned over after a turn, but nobody looks at it before.
  isCertain: () => true,
  obvious: () => undefined,
  advice: () => NO_ADVICE,
  progress: () => 0,
  isPlayedOn: () => true,
});
