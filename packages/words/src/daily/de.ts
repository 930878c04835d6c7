import { pluralsOf } from '../plural.ts';
import type { DailyTerms } from './terms.ts';

export const dailyTermsDe: DailyTerms = {
  game: {
    bots: (title, day) => `${title}, Spiel des Tages ${day}`,
    solo: (title, day) => `${title}, Solo des Tages ${day}`,
  },
  place: (place, of) => `Platz ${place} von ${of}`,
  points: pluralsOf('de')({ one: '# Punkt', other: '# Punkte' }),
  won: 'gewonnen',
  lost: 'verloren',
};
