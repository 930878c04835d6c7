import type { GameMeta } from '@ochre/kernel';

/** A game for developers: it lives in every shell and is offered to nobody. */
export const meta = {
  name: 'pebbles',
  title: 'Pebbles',
  players: [2, 4],
  options: { heap: [21, 50] },
  modules: {},
  variants: {},
  levels: ['easy'],
  personalities: [],
  understudies: ['random'],
  isHidden: true,
} as const satisfies GameMeta;
