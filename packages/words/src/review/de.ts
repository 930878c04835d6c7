import type { ReviewTerms } from './terms.ts';

export const reviewTermsDe: ReviewTerms = {
  judgedBy: (judge, version) => `Beurteilt von ${judge}, Version ${version}.`,
  chances: 'Siegchancen',
  points: 'Punkte',
  lines: {
    fair: 'Vor dem Ziehen',
    startLuck: 'Start und Platz',
    luck: 'Glück',
    given: 'Geschenke anderer',
    lost: 'Eigene Fehler',
    rest: 'Rest',
    result: 'Ergebnis',
    adjusted: 'Ohne Glück',
  },
  uncertain: 'Der Rest ist groß: Nimm diese Analyse mit Vorsicht.',
  nothingLost: 'Keine Entscheidung hat eindeutig etwas gekostet.',
  better: 'besser',
  grades: {
    best: 'bester Zug',
    good: 'guter Zug',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'grober Fehler',
  },
  gained: (name, share) => `${name} gewinnt ${share}`,
};
