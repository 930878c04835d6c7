import type { PlayWords } from './words.ts';

export const playDe: PlayWords = {
  asked: { lay: 'Leg dein Plättchen', claim: 'Gefolgsmann einsetzen?' },
  waiting: (name) => `${name} ist am Zug`,
};
