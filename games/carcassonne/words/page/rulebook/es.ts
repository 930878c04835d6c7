import { pluralsOf } from '@ochre/words';
import { pagesEs } from './pages-es.ts';
import type { RulebookPart } from './words.ts';

const plural = pluralsOf('es');

export const rulebookEs: RulebookPart = {
  parts: { tiles: 'Losetas' },
  base: 'Juego base',
  about: {
    base: 'Para 2 a 5 jugadores.',
    shrine:
      'Una pequeña ampliación: cinco losetas con santuario. Valen las reglas base, salvo donde una regla de aquí diga otra cosa.',
  },
  pages: pagesEs,
  tiles: {
    search: 'Buscar losetas',
    found: plural({ one: 'se muestra # tipo', other: 'se muestran # tipos' }),
    book: 'Juego',
    all: 'Todas',
    inTheGame: plural({ one: 'hay # en el juego', other: 'hay # en el juego' }),
    startTile: 'Una de ellas es la loseta inicial.',
    crossing: (roads) => `Un cruce: aquí terminan ${roads} caminos.`,
    roadEnds: 'Aquí termina un camino.',
    citiesApart: (cities) => `${cities} ciudades, no unidas en esta loseta.`,
    shield: 'El escudo vale 2 puntos en una ciudad completa y 1 al final en una abierta.',
    fields: plural({ one: '# prado.', other: '# prados, separados por caminos y ciudades.' }),
    noField: 'Sin prado.',
    cloister: 'Un monje da 9 puntos cuando las ocho casillas de alrededor están ocupadas.',
    shrine: 'Un hereje puntúa como un monje y desafía al que tenga al lado.',
  },
};
