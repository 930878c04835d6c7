import { playerOf } from './judging/player.ts';
import { BALANCED } from './judging/profile.ts';

export const cultureBot = playerOf('collects symbols of culture', {
  ...BALANCED,
  culture: 0.9,
});
