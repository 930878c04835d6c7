import { pluralsOf } from '@ochre/words';
import type { InsightWords } from './words.ts';

const plural = pluralsOf('es');
const NAMES = {
  road: 'camino',
  city: 'ciudad',
  cloister: 'monasterio',
  shrine: 'santuario',
  farm: 'granja',
} as const;
const closedCities = plural({ one: '# ciudad completa', other: '# ciudades completas' });
const A = { cloister: 'un monasterio', shrine: 'un santuario' } as const;

const counted = (others: number): string => (others === 2 ? 'dos' : `${others}`);

export const insightEs: InsightWords = {
  farms: 'Granjas',
  tiles: 'Losetas restantes',
  challenges: plural({ one: '# desafío', other: '# desafíos' }),

  whose: {
    free: {
      road: 'Camino libre',
      city: 'Ciudad libre',
      cloister: 'Monasterio libre',
      shrine: 'Santuario libre',
      farm: 'Granja libre',
    },
    yours: {
      road: 'Tu camino',
      city: 'Tu ciudad',
      cloister: 'Tu monasterio',
      shrine: 'Tu santuario',
      farm: 'Tu granja',
    },
    shared: {
      road: 'Camino compartido',
      city: 'Ciudad compartida',
      cloister: 'Monasterio compartido',
      shrine: 'Santuario compartido',
      farm: 'Granja compartida',
    },
    closed: {
      road: 'Camino completo',
      city: 'Ciudad completa',
      cloister: 'Monasterio completo',
      shrine: 'Santuario completo',
      farm: 'Granja completa',
    },
    theirs: (name, what) => `${NAMES[what][0]?.toUpperCase()}${NAMES[what].slice(1)} de ${name}`,
  },
  tilesIn: plural({ one: '# loseta', other: '# losetas' }),
  shields: plural({ one: '# escudo', other: '# escudos' }),
  openSides: plural({ one: '# lado abierto', other: '# lados abiertos' }),
  openSquares: plural({ one: '# casilla libre', other: '# casillas libres' }),

  ifLaid: {
    title: 'Si la colocas aquí',
    closes: (whose) => `${whose}: se completa`,
    closesWith: plural({
      one: 'se completa con # loseta más',
      other: 'se completa con # losetas más',
    }),
    sendsHome: (name) => `${name} se queda sin nada`,
    joinsFarms: (count) => `${count} granjas se unen`,
    outnumbered: (name) => `${name} queda en minoría`,
    nothing: 'Solo prados',
    nowAndClosed: (now, closed) => `${now} ahora, ${closed} al completarse`,
  },

  ifClaimed: {
    title: {
      city: 'Un caballero aquí',
      road: 'Un bandido aquí',
      field: 'Un granjero aquí',
      cloister: 'Un monje aquí',
      shrine: 'Un hereje aquí',
    },
    eachAtTheEnd: (points) => `${points} puntos cada una, al final`,
    openCities: plural({ one: '# ciudad sin acabar', other: '# ciudades sin acabar' }),
    ifTheyClose: plural({ one: 'si se completa', other: 'si se completan' }),
    stays: ['Se queda hasta el final', 'un granjero nunca vuelve'],
    comesHome: ['Vuelve contigo', 'en cuanto se completa'],
  },

  feature: {
    closed: 'se ha completado',
    nobody: 'No hay nadie',
    now: 'ahora',
    whenClosed: 'al completarse',
    atTheEnd: 'al final',
    feeds: (count) => `abastece a ${closedCities(count)}`,
    list: 'Lo que hay en el terreno',
  },

  farmsCard: {
    title: 'Granjas, si acabara ya',
    eachFarm: (points) => `${points} puntos por cada ciudad completa que toca una granja`,
    eachCity: (points) =>
      `${points} puntos por ciudad completa, a quien tenga más granjeros junto a ella`,
    feeds: (closed, open) =>
      open === 0
        ? `abastece a ${closedCities(closed)}`
        : `abastece a ${closedCities(closed)}, ${open} sin acabar`,
    none: 'No hay ningún granjero en el terreno.',
  },

  drawer: {
    about: 'todos pueden saberlo; el orden, nadie',
    all: (types) => `Las ${types}`,
    fits: 'Caben en la casilla',
    kinds: { city: 'Ciudad', road: 'Camino', building: 'Edificio' },
    choose: 'Toca una casilla libre para ver qué cabe en ella.',
    fitHere: (fits, left) => `Caben ${fits} de ${left}`,
    types: plural({ one: 'en esta casilla, # tipo', other: 'en esta casilla, # tipos' }),
    percent: (percent) => `${percent} %`,
    chance: 'de que quepa la próxima',
    sides: 'norte, este, sur, oeste',
    open: 'abierto',
    sideKinds: { city: 'ciudad', road: 'camino', field: 'prado' },
    count: (tile, left, all) => `${tile}: quedan ${left} de ${all}`,
    allTypes: (types) => `los ${types} tipos`,
  },

  dead: 'Aquí ya no cabrá ninguna loseta',
  closedFor: (building, rule) => `Aquí no puede ir ${A[building]}: ${rule}`,

  whyNot: {
    sides: 'Los lados no encajan',
    alone: 'Debe tocar otra loseta por un lado',
    several: {
      shrine: (others) => `Un santuario puede tocar un monasterio, no ${counted(others)}`,
      cloister: (others) => `Un monasterio puede tocar un santuario, no ${counted(others)}`,
    },
    underChallenge: {
      shrine: 'Ningún santuario junto a un monasterio en desafío',
      cloister: 'Ningún monasterio junto a un santuario en desafío',
    },
    taken: {
      shrine: 'Ese monasterio ya tiene un santuario al lado',
      cloister: 'Ese santuario ya tiene un monasterio al lado',
    },
    severalAbout: {
      shrine: (others) =>
        `Los lados encajan, pero hay ${others} monasterios junto a esta casilla, contando las esquinas.`,
      cloister: (others) =>
        `Los lados encajan, pero hay ${others} santuarios junto a esta casilla, contando las esquinas.`,
    },
    challengeAbout: 'Los lados encajan. Cuando se resuelva el desafío, la casilla quedará libre.',
    takenAbout: 'Los lados encajan, pero cada edificio admite un solo vecino del otro tipo.',
    inNoTurn: 'Aquí no cabe en ningún giro.',
    otherSquares: plural({
      one: 'La loseta cabe en # casilla más.',
      other: 'La loseta cabe en # casillas más.',
    }),
    rule: (rule) => `Regla ${rule}`,
  },

  challenge: {
    title: (points) => `Un desafío por ${points} puntos`,
    role: { cloister: (name) => `${name}, monje`, shrine: (name) => `${name}, hereje` },
    missing: plural({ one: 'falta #', other: 'faltan #' }),
    ofEight: (filled) => `${filled} de 8 casillas`,
    leads: 'va por delante',
    level: 'empate',
    first: (points) => `Quien complete antes el suyo gana ${points};`,
    rest: (points) => `el otro vuelve sin nada; si es a la vez, ambos ganan ${points}.`,
    shared: plural({
      one: '# casilla cuenta para ambos.',
      other: '# casillas cuentan para ambos.',
    }),
    ifEnded: (one, points, other, otherPoints) =>
      `Si acabara ya: ${one} ${points}, ${other} ${otherPoints}.`,
    open: (one, other) => `Desafío: ${one} contra ${other}`,
  },
};
