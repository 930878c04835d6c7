import { GREEDY } from '../greedy.ts';
import { playerOf } from './judging/player.ts';

export const starvationBot = playerOf(
  'lets its people starve while that is cheap, and grows huts',
  {
    ...GREEDY,
    // No field, and no hunt unless points are at stake.
    food: 0.05,
    agriculture: 1,
    farmer: 0.5,
    person: 1.26,
    resource: 0.44,
    building: 0.56,
    home: 1.13,
    deny: 1.04,
  },
);
