import { playerOf } from './judging/player.ts';
import { BALANCED } from './judging/profile.ts';

export const shamansBot = playerOf('wants many people, and shamans for them', {
  ...BALANCED,
  person: 2.1,
  shaman: 1.6,
});
