import { pluralsOf } from '../plural.ts';
import type { ReviewTerms } from './terms.ts';

const mistakes = pluralsOf('de')({
  one: '# Entscheidung kostete',
  other: '# Entscheidungen kosteten',
});

export const reviewTermsDe: ReviewTerms = {
  judgedBy: (judge, version) => `Beurteilt von ${judge}, Version ${version}.`,
  chances: 'Siegchancen',
  points: 'Punkte',
  lines: {
    fair: 'Vor der Ziehung',
    startLuck: 'Start und Platz',
    luck: 'Glück',
    given: 'Geschenke anderer',
    lost: 'Eigene Fehler',
    rest: 'Ungeklärt',
    result: 'Ergebnis',
    adjusted: 'Glück herausgerechnet',
  },
  uncertain: 'Vieles bleibt ungeklärt: Diese Analyse ist mit Vorsicht zu genießen.',
  nothingLost: 'Keine Entscheidung hat eindeutig etwas gekostet.',
  better: 'besser',
  grades: {
    best: 'bester Zug',
    good: 'guter Zug',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'grober Fehler',
  },
  inShort: {
    points: (number) => `${number} Punkte`,
    gave: (amount, name = 'dir') => `Glück brachte ${name} ${amount}`,
    took: (amount, name = 'dich') => `Pech kostete ${name} ${amount}`,
    even: (name = 'dich') => `Glück und Pech glichen sich für ${name} aus`,
    mistakes: (count, amount, name = 'dich') => `${mistakes(count)} ${name} ${amount}`,
    noMistakes: (name = 'dich') => `keine Entscheidung kostete ${name} viel`,
  },
  gained: (name, share) => `${name} bekam ${share}`,
};
