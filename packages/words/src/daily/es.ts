import { pluralsOf } from '../plural.ts';
import type { DailyTerms } from './terms.ts';

export const dailyTermsEs: DailyTerms = {
  game: {
    bots: (title, day) => `partida del día de ${title}, ${day}`,
    solo: (title, day) => `solitario del día de ${title}, ${day}`,
  },
  place: (place, of) => `${place}.º de ${of}`,
  points: pluralsOf('es')({ one: '# punto', other: '# puntos' }),
  won: 'victoria',
  lost: 'derrota',
};
