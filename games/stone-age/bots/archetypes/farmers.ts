import { playerOf } from './judging/player.ts';
import { BALANCED } from './judging/profile.ts';

export const farmersBot = playerOf('lives by its fields and its farmers', {
  ...BALANCED,
  agriculture: 2.4,
  farmer: 1.4,
});
