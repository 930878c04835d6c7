import { dailyTermsEn, pluralsOf } from '@ochre/words';
import { dayIn } from '../day.ts';
import type { DailyWords } from './words.ts';

const plural = pluralsOf('en');
const date = dayIn('en');

export const dailyEn: DailyWords = {
  ...dailyTermsEn,
  bots: plural({ one: 'Against one bot', other: 'Against # bots' }),
  about: 'Everyone gets the same games today. Your first try counts.',
  begun: 'in progress: continue',
  givenUp: 'given up',
  fromDate: 'It was drawn from the date alone, not by a server.',
  offline: 'No connection: these games are drawn from the date alone.',
  notYours: 'Only its player can see a daily game. Yours is under Daily games on the start page.',
  date,
  title: (day) => `Daily game, ${date(day)}`,
  firstCounts: (end) => `Only your first try counts: ${end}.`,
  firstUnfinished: 'Only your first try counts, and this was not it.',
  squares: {
    bots: { good: 'in the lead', fair: 'close behind', poor: 'further behind' },
    solo: { good: 'many points', fair: 'some points', poor: 'no points' },
  },
  meaning: {
    bots: 'Each square is a sixth of the game: in the lead, close behind, or further behind.',
    solo: 'Each square is a sixth of the game: many points, some, or none.',
  },

  own: {
    title: 'Your results',
    none: 'Nothing finished yet.',
    counted: {
      games: {
        played: plural({ one: '# played', other: '# played' }),
        victories: plural({ one: '# won', other: '# won' }),
        wonWith: (points) => `${points}, won`,
      },
      puzzles: {
        played: plural({ one: '# tried', other: '# tried' }),
        victories: plural({ one: '# solved', other: '# solved' }),
        wonWith: (points) => `${points}, solved`,
      },
    },
    best: (best) => `best ${best}`,
    lately: 'Recent days',
  },
};
