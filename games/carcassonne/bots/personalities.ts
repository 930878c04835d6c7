import { judgingBot } from './greedy.ts';
import { SOUND } from './judging/profiles.ts';

/** Each shows one thing that strong players do, and overdoes it. */
export const PERSONALITIES = {
  farmer: judgingBot('lays down farmers early and feeds them with cities', {
    ...SOUND,
    farm: 4,
    farmHope: 1.5,
  }),
  builder: judgingBot('builds cities, the larger the better', {
    ...SOUND,
    cityHope: 2,
    cityFitting: 0.2,
    further: 1,
  }),
  joiner: judgingBot('joins what others have begun', { ...SOUND, shared: 0.7 }),
  blocker: judgingBot('spoils what others have begun', { ...SOUND, others: 1.6 }),
  monk: judgingBot('sends a follower into every cloister and builds around it', {
    ...SOUND,
    buildings: 1.7,
    buildingHope: 0.3,
  }),
} as const;
