import { pluralsOf } from '@ochre/words';
import type { StoryPart } from './words.ts';

const plural = pluralsOf('es');
const sum = plural({ one: '# punto', other: '# puntos' });
const squares = plural({ one: '# casilla', other: '# casillas' });
const segments = plural({ one: '# sitio', other: '# sitios' });

export const storyEs: StoryPart = {
  drew: (verb, tile) => `${verb('robas', 'roba')} una loseta: ${tile}`,
  laid: (verb) => `${verb('colocas', 'coloca')} una loseta`,
  removed: (verb) => `${verb('apartas', 'aparta')} una loseta que no cabe en ningún sitio`,
  scored: (verb, points, what) => `${verb('ganas', 'gana')} ${points} por ${what}`,
  complete: {
    city: plural({ one: 'una ciudad de # loseta', other: 'una ciudad de # losetas' }),
    road: plural({ one: 'un camino de # loseta', other: 'un camino de # losetas' }),
    cloister: () => 'un monasterio',
    shrine: () => 'un santuario',
  },
  unfinished: {
    city: plural({
      one: 'una ciudad sin acabar de # loseta',
      other: 'una ciudad sin acabar de # losetas',
    }),
    road: plural({
      one: 'un camino sin acabar de # loseta',
      other: 'un camino sin acabar de # losetas',
    }),
    cloister: (around) => `un monasterio con ${around} de 8 losetas alrededor`,
    shrine: (around) => `un santuario con ${around} de 8 losetas alrededor`,
    farm: plural({ one: 'una granja con # ciudad', other: 'una granja con # ciudades' }),
  },
  farmersAroundACity: 'los granjeros alrededor de una ciudad',
  returned: (verb, followers) => `${verb('recuperas', 'recupera')} ${followers}`,
  wonAgainst: (verb, opponent) => `${verb('ganas', 'gana')} el desafío contra ${opponent}`,
  wonAgainstYou: (verb) => `te ${verb('ganas', 'gana')} el desafío`,
  wonAgainstOneself: (verb) =>
    `${verb('ganas el desafío contra tu', 'gana el desafío contra su')} propio seguidor`,
  wins: (who, points) => `La partida ha terminado: gana ${who} con ${sum(points)}.`,
  youWin: (points) => `La partida ha terminado: ganas con ${sum(points)}.`,
  share: (who, points) =>
    `La partida ha terminado: ${who} comparten la victoria con ${sum(points)} cada uno.`,
  fromTurn: (turn) => `Desde el turno ${turn}`,
  moment: (turn, left) => `${turn} · ${left}`,
  lay: {
    fits: (about, count) => `${about}; cabe en ${squares(count)}`,
    fitsAloud: (asked, about, count) => `${asked}. Muestra ${about}. ${squares(count)}.`,
  },
  claimAloud: (asked, count) => `${asked} ${segments(count)} para elegir, o ninguno.`,
  refused: {
    'C2.2': 'Le toca a otra persona.',
    'C3.1': 'Primero hay que colocar la loseta.',
    'C3.2': 'Una loseta va en una casilla vacía junto a otra, y todos los lados han de coincidir.',
    'C4.1': 'Un seguidor va en la loseta recién colocada, en algo que ella muestra.',
    'C4.2': 'Ya hay alguien ahí.',
    'C6.1': 'La partida ha terminado.',
    'C6.6': 'En esta partida nadie va a un prado.',
    K4: 'Un santuario puede tocar un monasterio, y un monasterio un santuario.',
    K5: 'Junto a un desafío no se puede colocar otro monasterio ni otro santuario.',
  },
};
