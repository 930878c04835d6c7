import type { ReviewTerms } from './terms.ts';

export const reviewTermsEs: ReviewTerms = {
  judgedBy: (judge, version) => `Valorada por ${judge}, versión ${version}.`,
  chances: 'Opciones de ganar',
  points: 'Puntos',
  lines: {
    fair: 'Antes del sorteo',
    startLuck: 'Salida y asiento',
    luck: 'Suerte',
    given: 'Regalos de otros',
    lost: 'Errores propios',
    rest: 'Resto',
    result: 'Resultado',
    adjusted: 'Sin suerte',
  },
  uncertain: 'El resto es grande: toma este análisis con cautela.',
  nothingLost: 'Ninguna decisión costó nada con claridad.',
  better: 'mejor',
  grades: {
    best: 'la mejor jugada',
    good: 'buena jugada',
    inaccuracy: 'imprecisión',
    mistake: 'error',
    blunder: 'error grave',
  },
  gained: (name, share) => `${name} gana ${share}`,
};
