import { dailyTermsEs, pluralsOf } from '@ochre/words';
import { dayIn } from '../day.ts';
import type { DailyWords } from './words.ts';

const plural = pluralsOf('es');
const date = dayIn('es');

export const dailyEs: DailyWords = {
  ...dailyTermsEs,
  bots: plural({ one: 'Contra un bot', other: 'Contra # bots' }),
  about: 'Hoy todos juegan lo mismo. Cuenta tu primer intento.',
  begun: 'empezada: continuar',
  givenUp: 'abandonada',
  fromDate: 'Salió solo de la fecha, no de un servidor.',
  offline: 'Sin conexión: estas partidas salen solo de la fecha.',
  notYours:
    'Una partida del día es solo para quien la juega. La tuya está en la página de inicio, en Partidas del día.',
  date,
  title: (day) => `Partida del día, ${date(day)}`,
  firstCounts: (end) => `Solo cuenta tu primer intento: ${end}.`,
  firstUnfinished: 'Solo cuenta tu primer intento, y no fue este.',
  squares: {
    bots: { good: 'en cabeza', fair: 'muy cerca', poor: 'más atrás' },
    solo: { good: 'muchos puntos', fair: 'algunos puntos', poor: 'sin puntos' },
  },
  meaning: {
    bots: 'Cada cuadrado es un sexto de la partida: en cabeza, muy cerca o más atrás.',
    solo: 'Cada cuadrado es un sexto de la partida: muchos puntos, algunos o ninguno.',
  },

  own: {
    title: 'Tus resultados',
    none: 'Aún no has terminado ninguna.',
    counted: {
      games: {
        played: plural({ one: '# jugada', other: '# jugadas' }),
        victories: plural({ one: '# ganada', other: '# ganadas' }),
        wonWith: (points) => `${points}, ganada`,
      },
      puzzles: {
        played: plural({ one: '# intentado', other: '# intentados' }),
        victories: plural({ one: '# resuelto', other: '# resueltos' }),
        wonWith: (points) => `${points}, resuelto`,
      },
    },
    best: (best) => `récord ${best}`,
    lately: 'Los últimos días',
  },
};
