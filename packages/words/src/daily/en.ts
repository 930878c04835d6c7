import { pluralsOf } from '../plural.ts';
import type { DailyTerms } from './terms.ts';

const ORDINALS = ['th', 'st', 'nd', 'rd'];

export const dailyTermsEn: DailyTerms = {
  game: {
    bots: (title, day) => `${title} daily, ${day}`,
    solo: (title, day) => `${title} daily solo, ${day}`,
  },
  place: (place, of) => `${place}${ORDINALS[place] ?? 'th'} of ${of}`,
  points: pluralsOf('en')({ one: '# point', other: '# points' }),
  won: 'won',
  lost: 'lost',
};
