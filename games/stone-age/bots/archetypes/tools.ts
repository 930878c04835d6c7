import { playerOf } from './judging/player.ts';
import { BALANCED } from './judging/profile.ts';

export const toolsBot = playerOf('makes tools, and lets tool makers count them', {
  ...BALANCED,
  tool: 1.9,
  toolmaker: 1.15,
});
