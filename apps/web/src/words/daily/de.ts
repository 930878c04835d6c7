import { dailyTermsDe, pluralsOf } from '@ochre/words';
import { dayIn } from '../day.ts';
import type { DailyWords } from './words.ts';

const plural = pluralsOf('de');
const date = dayIn('de');

export const dailyDe: DailyWords = {
  ...dailyTermsDe,
  bots: plural({ one: 'Gegen einen Bot', other: 'Gegen # Bots' }),
  about: 'Heute spielen alle dasselbe. Dein erster Versuch zählt.',
  begun: 'begonnen: weiterspielen',
  givenUp: 'aufgegeben',
  fromDate: 'Es wurde allein aus dem Datum gezogen, nicht von einem Server.',
  offline: 'Keine Verbindung: Diese Spiele ergeben sich allein aus dem Datum.',
  notYours:
    'Ein Spiel des Tages sieht nur, wer es spielt. Deines findest du auf der Startseite unter Spiele des Tages.',
  date,
  title: (day) => `Spiel des Tages, ${date(day)}`,
  firstCounts: (end) => `Nur dein erster Versuch zählt: ${end}.`,
  firstUnfinished: 'Nur dein erster Versuch zählt, und dieser war es nicht.',
  squares: {
    bots: { good: 'vorn', fair: 'dicht dahinter', poor: 'weiter zurück' },
    solo: { good: 'viele Punkte', fair: 'einige Punkte', poor: 'keine Punkte' },
  },
  meaning: {
    bots: 'Jedes Kästchen ist ein Sechstel des Spiels: vorn, dicht dahinter oder weiter zurück.',
    solo: 'Jedes Kästchen ist ein Sechstel des Spiels: viele Punkte, einige oder keine.',
  },

  own: {
    title: 'Deine Ergebnisse',
    none: 'Noch nichts zu Ende gespielt.',
    counted: {
      games: {
        played: plural({ one: '# gespielt', other: '# gespielt' }),
        victories: plural({ one: '# gewonnen', other: '# gewonnen' }),
        wonWith: (points) => `${points}, gewonnen`,
      },
      puzzles: {
        played: plural({ one: '# versucht', other: '# versucht' }),
        victories: plural({ one: '# gelöst', other: '# gelöst' }),
        wonWith: (points) => `${points}, gelöst`,
      },
    },
    best: (best) => `Bestwert ${best}`,
    lately: 'Die letzten Tage',
  },
};
