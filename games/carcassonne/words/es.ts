import { pluralsOf } from '@ochre/words';
import { movesEs } from './moves/es.ts';
import { offerEs } from './offer/es.ts';
import type { CarcassonneWords } from './words.ts';

const plural = pluralsOf('es');
const SIDE_NAMES = { n: 'norte', e: 'este', s: 'sur', w: 'oeste' };

export const es: CarcassonneWords = {
  ...offerEs,

  segments: {
    city: 'ciudad',
    road: 'camino',
    field: 'prado',
    cloister: 'monasterio',
    shrine: 'santuario',
  },
  features: {
    city: 'ciudad',
    road: 'camino',
    cloister: 'monasterio',
    shrine: 'santuario',
    farm: 'granja',
  },
  followers: {
    city: plural({ one: '# caballero', other: '# caballeros' }),
    road: plural({ one: '# bandido', other: '# bandidos' }),
    field: plural({ one: '# granjero', other: '# granjeros' }),
    cloister: plural({ one: '# monje', other: '# monjes' }),
    shrine: plural({ one: '# hereje', other: '# herejes' }),
  },
  sides: { n: 'n', e: 'e', s: 's', w: 'o' },
  sources: {
    roads: 'caminos',
    cities: 'ciudades',
    cloisters: 'monasterios',
    shrines: 'santuarios',
    farms: 'granjas',
  },

  shows: {
    side: SIDE_NAMES,
    nothingBut: (what) => `${what} por los cuatro lados`,
    shield: 'un escudo',
  },
  tile: (id) => `la loseta ${id}`,
  moves: movesEs,
  points: plural({ one: '# punto', other: '# puntos' }),

  does: {
    turned: (verb, tile) => `${verb('descubres', 'descubre')} ${tile}`,
    removed: (verb, tile) => `${verb('apartas', 'aparta')} ${tile}, que no cabe en ningún sitio`,
    laid: (verb, tile, square) => `${verb('colocas', 'coloca')} ${tile} en ${square}`,
    claimed: {
      city: (verb) => `${verb('pones', 'pone')} un caballero en la ciudad`,
      road: (verb) => `${verb('pones', 'pone')} un bandido en el camino`,
      field: (verb) => `${verb('pones', 'pone')} un granjero en el prado`,
      cloister: (verb) => `${verb('pones', 'pone')} un monje en el monasterio`,
      shrine: (verb) => `${verb('pones', 'pone')} un hereje en el santuario`,
    },
    declined: (verb) => `no ${verb('pones', 'pone')} ningún seguidor`,
    challenged: (verb, opponent) => `${verb('desafías', 'desafía')} a ${opponent}`,
    challengedYou: (verb) => `te ${verb('desafías', 'desafía')}`,
    challengedOneself: (verb) => `${verb('desafías a tu', 'desafía a su')} propio seguidor`,
    challengeLost: (verb) =>
      `${verb('pierdes', 'pierde')} el desafío y ${verb('te quedas', 'se queda')} sin nada`,
    scored: {
      city: (verb, points) => `${verb('ganas', 'gana')} ${points} por una ciudad`,
      road: (verb, points) => `${verb('ganas', 'gana')} ${points} por un camino`,
      cloister: (verb, points) => `${verb('ganas', 'gana')} ${points} por un monasterio`,
      shrine: (verb, points) => `${verb('ganas', 'gana')} ${points} por un santuario`,
      farm: (verb, points) => `${verb('ganas', 'gana')} ${points} por una granja`,
    },
    scoredOpen: {
      city: (verb, points) => `${verb('ganas', 'gana')} ${points} por una ciudad sin acabar`,
      road: (verb, points) => `${verb('ganas', 'gana')} ${points} por un camino sin acabar`,
      cloister: (verb, points) => `${verb('ganas', 'gana')} ${points} por un monasterio sin acabar`,
      shrine: (verb, points) => `${verb('ganas', 'gana')} ${points} por un santuario sin acabar`,
      farm: (verb, points) => `${verb('ganas', 'gana')} ${points} por una granja`,
    },
  },
  over: 'La partida ha terminado.',

  reasons: {
    over: 'La partida ha terminado.',
    turn: (who) => `Le toca a ${who}.`,
    layFirst: 'Primero hay que colocar la loseta.',
    claimNow: 'La loseta ya está puesta: pon en ella un seguidor, o ninguno.',
    alone: (square) => `Junto a ${square} no hay ninguna loseta, y ha de tocar una.`,
    occupied: (square) => `En ${square} ya hay una loseta.`,
    side: ({ side, has, meets }) =>
      `Al ${SIDE_NAMES[side]} tiene ${es.segments[has]}, pero ahí tocaría ${es.segments[meets]}.`,
    building: {
      several: (there, square, laid) =>
        `El ${es.segments[there]} de ${square} lo impide: sería el segundo junto al ${es.segments[laid]}.`,
      challenge: (there, square, laid) =>
        `El ${es.segments[there]} de ${square} está en un desafío: a su lado no va ningún ${es.segments[laid]}.`,
      taken: (there, square, laid) =>
        `El ${es.segments[there]} de ${square} ya tiene al lado un ${es.segments[laid]}.`,
    },
    absent: (segment, has) => `La loseta no tiene «${segment}», solo ${has}.`,
    noFarmers: 'En esta partida nadie va a un prado.',
    held: {
      city: (who) => `La ciudad ya es de ${who}.`,
      road: (who) => `El camino ya es de ${who}.`,
      farm: (who) => `La granja ya es de ${who}.`,
    },
    heldByYou: {
      city: 'En esta ciudad ya tienes un caballero.',
      road: 'En este camino ya tienes un bandido.',
      farm: 'En esta granja ya tienes un granjero.',
    },
  },
};
