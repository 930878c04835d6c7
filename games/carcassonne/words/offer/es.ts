import type { OfferWords } from './words.ts';

export const offerEs: OfferWords = {
  bots: {
    random: 'al azar',
    scorer: 'apuntador',
    greedy: 'codicioso',
    farmer: 'granjero',
    builder: 'constructor',
    joiner: 'oportunista',
    blocker: 'aguafiestas',
    monk: 'monje',
    novice: 'novato',
    easy: 'fácil',
    medium: 'medio',
    hard: 'difícil',
    expert: 'experto',
  },
  modules: {
    shrine: { title: 'El santuario', about: 'con herejes que desafían a los monjes' },
  },
  options: {
    smallCity: {
      name: 'Ciudades pequeñas',
      about: 'lo que vale una ciudad completa de dos losetas',
      values: { full: 'como cualquier otra', half: '1 punto por loseta y escudo' },
    },
    farmers: {
      name: 'Granjeros',
      about: 'cómo puntúan los granjeros al final',
      values: {
        farms: '3 puntos por cada ciudad completa de su granja',
        cities: '4 puntos por cada ciudad completa, para quien tenga más granjeros alrededor',
        none: 'sin granjeros',
      },
    },
    shrineNeighbours: {
      name: 'Santuarios y monasterios',
      about: 'cuándo no pueden colocarse juntos',
      values: {
        challenge: 'no junto a uno que esté en un desafío',
        geometry: 'no junto a uno que ya tenga un vecino así',
      },
    },
  },
};
