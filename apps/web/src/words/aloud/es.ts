import type { AloudWords } from './words.ts';

export const aloudEs: AloudWords = {
  asks: (turn, what) => `${turn}: ${what}`,
  away: (name) => `${name} no está.`,
  back: (name) => `${name} ha vuelto.`,
  title: (screen) => `${screen} – Ochre`,
};
