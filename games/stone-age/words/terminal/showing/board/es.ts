import { pluralsOf } from '@ochre/words';
import type { BoardWords } from './words.ts';

const plural = pluralsOf('es');

export const boardEs: BoardWords = {
  places: {
    hunt: 'caza',
    forest: 'bosque',
    claypit: 'arcillera',
    quarry: 'cantera',
    river: 'río',
    toolmaker: 'artesano',
    hut: 'choza',
    field: 'campo',
    merchant: 'mercader',
  },
  cardSpace: (space) => `carta ${space}`,
  buildingSpace: (stack) => `edificio ${stack}`,
  ownedBy: (place, owner) => `${place} de ${owner}`,
  firstPlayer: (name) => `empieza ${name}`,
  noLimit: 'sin tope',
  taken: 'vendida',

  gathering: 'Recolección',
  gatheringLimits: {
    2: 'un jugador en cada lugar, salvo caza',
    3: 'dos jugadores en cada lugar, salvo caza',
  },
  villageLimit: (open, places) => `${open} de ${places} por ronda`,
  averages: 'media según las personas',
  dice: (divisor) => `dados ÷ ${divisor}`,
  pay: (price) => `paga ${price}`,

  culture: (sets) => `cultura ${sets}`,
  narrowProfessions: {
    farmer: plural({ one: '# agricultor', other: '# agricult.' }),
    toolmaker: plural({ one: '# artesano', other: '# artesanos' }),
    builder: plural({ one: '# construct.', other: '# construct.' }),
    shaman: plural({ one: '# chamán', other: '# chamanes' }),
    trader: plural({ one: '# comerc.', other: '# comerc.' }),
  },
  oneUseTool: (value) => `herramienta +${value} de un uso`,
  value: 'v',
  anyResources: '2 recursos a elegir',

  heads: {
    score: 'puntos',
    end: 'fin',
    food: 'comida',
    after: 'tras',
    wood: 'madera',
    clay: 'arcilla',
    stone: 'piedra',
    gold: 'oro',
    jewelry: 'joyas',
    merchant: 'merc.',
    people: 'gente',
    agriculture: 'agri.',
    tools: 'herram.',
    needed: 'pide',
  },
  briefHeads: {
    score: 'pts',
    food: 'com.',
    wood: 'mad.',
    clay: 'arc.',
    stone: 'pied.',
    people: 'casa',
    tools: 'herr.',
  },

  first: (name) => `Empieza ${name}.`,
  placeOf: (owner) => `un lugar de ${owner}`,
  scores: 'por',
  there: (people) => `hay: ${people}`,
  afterFeeding: (food) => `${food} tras alimentar`,
  tradeUsed: 'el trueque de esta ronda está hecho',
  stock: (goods) => `Reserva: ${goods}`,
};
