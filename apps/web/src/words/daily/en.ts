import { dailyTermsEn, pluralsOf } from '@ochre/words';
import type { DailyWords } from './words.ts';

const plural = pluralsOf('en');

export const dailyEn: DailyWords = {
  ...dailyTermsEn,
  bots: plural({ one: 'Against one bot', other: 'Against # bots' }),
  about: 'Everyone plays the same today. Your first try counts.',
  begun: 'begun: continue',
  givenUp: 'given up',
  offline: 'No connection: these games are drawn from the date alone.',
  notYours: 'A daily game is for its player alone. Yours is under Daily games on the start page.',
  title: (day) => `Daily game, ${day}`,
  firstCounts: (end) => `Only your first try counts: ${end}.`,
  firstUnfinished: 'Only your first try counts, and this was another one.',
  squares: {
    bots: { good: 'in front', fair: 'close behind', poor: 'behind' },
    solo: { good: 'many points', fair: 'some points', poor: 'no points' },
  },
  meaning: {
    bots: 'Each square is a sixth of the game: in front, close behind, or further back.',
    solo: 'Each square is a sixth of the game: many points, some, or none.',
  },

  own: {
    title: 'Your results',
    none: 'Nothing played to the end yet.',
    played: plural({ one: '# played', other: '# played' }),
    victories: plural({ one: '# won', other: '# won' }),
    best: (best) => `best ${best}`,
    lately: 'The last days',
    wonWith: (points) => `${points}, won`,
  },
};
