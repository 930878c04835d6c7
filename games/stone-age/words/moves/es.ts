import { pluralsOf } from '@ochre/words';
import type { MoveWords } from './words.ts';

const plural = pluralsOf('es');

export const movesEs: MoveWords = {
  places: {
    hunt: 'el terreno de caza',
    forest: 'el bosque',
    claypit: 'la arcillera',
    quarry: 'la cantera',
    river: 'el río',
    toolmaker: 'el taller del artesano',
    hut: 'la choza',
    field: 'el campo',
    merchant: 'el puesto del mercader',
  },
  works: {
    wood: 'el aserradero',
    clay: 'el tejar',
    stone: 'el taller de piedra',
    gold: 'el lavadero de oro',
  },
  use: (place) => `usar ${place}`,
  leave: (place) => `dejar ${place} sin usar`,
  tools: (values) => `herramientas ${values}`,

  card: {
    ofCulture: (culture) => `carta de ${culture.toLowerCase()}`,
    withPeople: (people) => `carta con ${people}`,
    pay: (card, payment) => `comprar la ${card} por ${payment}`,
    to: (card) => `en la ${card}`,
    it: (card) => `la ${card}`,
    onSpace: (card, space) => `${card} del espacio ${space}`,
  },
  building: {
    named: (name) => `edificio «${name}»`,
    forPoints: plural({ one: 'edificio de # punto', other: 'edificio de # puntos' }),
    costing: (cost) => `edificio por ${cost}`,
    pay: (building, payment) => `construir el ${building} por ${payment}`,
    to: (building) => `en el ${building}`,
    it: (building) => `el ${building}`,
    onSpace: (building, stack) => `${building} del montón ${stack}`,
  },

  about: (goods) => `aprox. ${goods}`,
  noRoom: (names) => `no deja sitio a ${names}`,
  foodOrJewelry: plural({ one: '# de comida o joyas', other: '# de comida o joyas' }),
  atTheEnd: plural({ one: '+# punto al final', other: '+# puntos al final' }),
};
