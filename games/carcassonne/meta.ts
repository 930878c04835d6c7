import type { GameMeta } from '@ochre/kernel';

/** What Carcassonne is, for whoever offers it. The rules and the bots take their lists from here. */
export const meta = {
  name: 'carcassonne',
  title: 'Carcassonne',
  players: [2, 5],
  usualPlayers: 2,
  options: {
    /** C5.3 */
    smallCity: ['full', 'half'],
    /** C6.4, C6.6 */
    farmers: ['farms', 'cities', 'none'],
  },
  modules: {
    /** K5 */
    shrine: { players: [2, 5], options: { shrineNeighbours: ['challenge', 'geometry'] } },
  },
  variants: {},
  levels: ['novice', 'easy', 'medium', 'hard', 'expert'],
  personalities: ['farmer', 'builder', 'joiner', 'blocker', 'monk'],
  understudies: ['greedy', 'scorer', 'random'],
} as const satisfies GameMeta;
