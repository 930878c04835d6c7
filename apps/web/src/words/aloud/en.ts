import type { AloudWords } from './words.ts';

export const aloudEn: AloudWords = {
  asks: (turn, what) => `${turn}: ${what}`,
  away: (name) => `${name} is away.`,
  back: (name) => `${name} is back.`,
  title: (screen) => `${screen} – Ochre`,
};
