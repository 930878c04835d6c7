import { pluralsOf } from '@ochre/words';
import type { EndWords } from './words.ts';

const plural = pluralsOf('es');
const tiles = (what: string) => plural({ one: `${what}, # loseta`, other: `${what}, # losetas` });
const decided = (what: string) => (most: number, least: number) =>
  `La diferencia está en ${what}: ${most} puntos contra ${least}.`;

export const endEs: EndWords = {
  wins: (name, points) => `Gana ${name}, ${points}`,
  youWin: (points) => `Ganas, ${points}`,
  share: (names, points) => `Ganan juntos ${names}, ${points}`,
  ahead: (points, name) => `${points} por delante de ${name}.`,
  behind: (points, name) => `${points} por detrás de ${name}.`,
  tied: 'Tienen los mismos puntos y comparten la victoria.',
  decided: {
    roads: decided('los caminos'),
    cities: decided('las ciudades'),
    cloisters: decided('los monasterios'),
    shrines: decided('los santuarios'),
    farms: decided('las granjas'),
  },

  turns: plural({ one: '# turno', other: '# turnos' }),
  table: 'Puntos por tipo',
  total: 'Suma',
  atEnd: 'al final',
  list: 'El final, uno por uno',
  counted: (count, of) => `${count} de ${of} contados`,
  finish: 'Contar todo',
  nothing: 'No quedaba nada por contar.',
  features: {
    city: tiles('Ciudad'),
    road: tiles('Camino'),
    cloister: (around) => `Monasterio, ${around} de 8`,
    shrine: (around) => `Santuario, ${around} de 8`,
    farm: plural({ one: 'Granja, # ciudad', other: 'Granja, # ciudades' }),
  },
  cityOfFarmers: 'Ciudad con granjeros',
  curve: 'Puntos, turno a turno',
  lastTile: 'a trazos: la última loseta',
  verify: 'Comprobar el sorteo',
};
