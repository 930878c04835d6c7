import { playerOf } from './judging/player.ts';
import { BALANCED } from './judging/profile.ts';

export const denierBot = playerOf('takes what the next player needs most', {
  ...BALANCED,
  deny: 1.6,
});
