import { dailyTermsDe, pluralsOf } from '@ochre/words';
import type { DailyWords } from './words.ts';

const plural = pluralsOf('de');

export const dailyDe: DailyWords = {
  ...dailyTermsDe,
  bots: plural({ one: 'Gegen einen Bot', other: 'Gegen # Bots' }),
  about: 'Heute spielen alle dasselbe. Dein erster Versuch zählt.',
  begun: 'begonnen: weiterspielen',
  givenUp: 'aufgegeben',
  fromDate: 'Die Karten kamen allein aus dem Datum, nicht von einem Server.',
  offline: 'Keine Verbindung: Diese Spiele ergeben sich allein aus dem Datum.',
  notYours:
    'Ein Spiel des Tages sieht nur, wer es spielt. Deines findest du auf der Startseite unter Spiele des Tages.',
  title: (day) => `Spiel des Tages, ${day}`,
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
    played: plural({ one: '# gespielt', other: '# gespielt' }),
    victories: plural({ one: '# gewonnen', other: '# gewonnen' }),
    best: (best) => `Bestwert ${best}`,
    lately: 'Die letzten Tage',
    wonWith: (points) => `${points}, gewonnen`,
  },
};
