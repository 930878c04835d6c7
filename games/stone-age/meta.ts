import type { GameMeta } from '@ochre/kernel';

/** What Stone Age is, for whoever offers it. The rules and the bots take their lists from here. */
export const meta = {
  name: 'stone-age',
  title: 'Stone Age',
  /** B1.1 */
  players: [2, 4],
  options: {
    /** B1.4 */
    negativeScores: [false, true],
    /** B6.5 */
    diceFirst: ['startPlayer', 'buyer'],
  },
  modules: {
    /** S6.4 */
    style: { players: [2, 5], options: { merchantJewelry: ['place', 'everyAdvance'] } },
    huts: { players: [2, 4], options: {} },
  },
  variants: {
    /** P1.5 */
    solo: {
      players: [1, 1],
      options: {
        difficulty: ['standard', 'easier1', 'easier2', 'harderTiles', 'harderCards'],
      },
    },
  },
  levels: ['novice', 'easy', 'medium', 'hard', 'expert'],
  personalities: [
    'cardwood',
    'buildings',
    'culture',
    'tools',
    'farmers',
    'shamans',
    'denier',
    'starvation',
    'veteran',
  ],
  understudies: ['greedy', 'random'],
} as const satisfies GameMeta;
