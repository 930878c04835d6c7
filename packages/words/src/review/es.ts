import { pluralsOf } from '../plural.ts';
import type { ReviewTerms } from './terms.ts';

const decisions = pluralsOf('es')({ one: '# decisión', other: '# decisiones' });

const whom = (name: string | undefined, verb: string, what: string): string =>
  name === undefined ? `te ${verb} ${what}` : `le ${verb} ${what} a ${name}`;

export const reviewTermsEs: ReviewTerms = {
  judgedBy: (judge, version) => `Valorada por ${judge}, versión ${version}.`,
  chances: 'Probabilidad de ganar',
  points: 'Puntos',
  lines: {
    fair: 'Antes del sorteo',
    startLuck: 'Salida y asiento',
    luck: 'Suerte',
    given: 'Regalos de otros',
    lost: 'Errores propios',
    rest: 'Sin explicar',
    result: 'Resultado',
    adjusted: 'Descontada la suerte',
  },
  uncertain: 'Queda mucho sin explicar: toma este análisis con cautela.',
  nothingLost: 'Ninguna decisión tuvo un coste claro.',
  better: 'mejor',
  grades: {
    best: 'la mejor jugada',
    good: 'buena jugada',
    inaccuracy: 'imprecisión',
    mistake: 'error',
    blunder: 'error grave',
  },
  inShort: {
    points: (number) => `${number} puntos`,
    gave: (amount, name) => `La suerte ${whom(name, 'dio', amount)}`,
    took: (amount, name) => `La mala suerte ${whom(name, 'costó', amount)}`,
    even: (name) => `La suerte se equilibró${name === undefined ? '' : ` para ${name}`}`,
    mistakes: (count, amount, name) =>
      `${decisions(count)} ${whom(name, count === 1 ? 'costó' : 'costaron', amount)}`,
    noMistakes: (name) => `ninguna decisión ${whom(name, 'costó', 'mucho')}`,
  },
  gained: (name, share) => `${name} ganó un ${share}`,
};
