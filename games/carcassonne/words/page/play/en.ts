import type { PlayWords } from './words.ts';

export const playEn: PlayWords = {
  asked: { lay: 'Lay your tile', claim: 'Place a follower?' },
  waiting: (name) => `${name} is playing`,
};
