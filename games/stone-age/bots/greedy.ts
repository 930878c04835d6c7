import { playerOf } from './archetypes/judging/player.ts';
import { CLEAR, type Profile } from './archetypes/judging/profile.ts';

/**
 * Found by trial against all others. It knows what starving costs: as long as a score cannot fall
 * below 0 (B1.4), whoever has no points loses none, and grows instead of hunting.
 */
export const GREEDY: Profile = {
  food: 0.29,
  resource: 0.79,
  jewelry: 1.2,
  person: 1.48,
  tool: 0.83,
  merchant: 0.3,
  agriculture: 2.6,
  culture: 0.56,
  farmer: 1.04,
  toolmaker: 0.85,
  builder: 0.77,
  shaman: 0.94,
  trader: 0.85,
  hope: 0.82,
  building: 0.89,
  home: 0.81,
  starving: 0,
  deny: 0.77,
  end: 0.29,
  ...CLEAR,
};

export const greedyBot = playerOf('takes what is worth most by sound rules', GREEDY);
