import { playerOf } from './judging/player.ts';
import { BALANCED } from './judging/profile.ts';

export const buildingsBot = playerOf('builds whatever can be built', {
  ...BALANCED,
  building: 1.24,
  builder: 1.4,
  culture: 0.33,
});
