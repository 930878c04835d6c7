import type { AloudWords } from './words.ts';

export const aloudDe: AloudWords = {
  asks: (turn, what) => `${turn}: ${what}`,
  away: (name) => `${name} ist weg.`,
  back: (name) => `${name} ist wieder da.`,
  title: (screen) => `${screen} – Ochre`,
};
