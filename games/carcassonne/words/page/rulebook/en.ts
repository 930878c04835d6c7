import { pluralsOf } from '@ochre/words';
import { pagesEn } from './pages-en.ts';
import type { RulebookPart } from './words.ts';

const plural = pluralsOf('en');

export const rulebookEn: RulebookPart = {
  parts: { tiles: 'Tiles' },
  base: 'Base game',
  about: {
    base: 'For 2 to 5 players.',
    shrine:
      'A small expansion: five tiles with shrines. The base rules hold, except where a rule here differs.',
  },
  pages: pagesEn,
  tiles: {
    search: 'Search the tiles',
    found: plural({ one: '# kind shown', other: '# kinds shown' }),
    book: 'Game',
    all: 'All',
    inTheGame: plural({ one: '# in the game', other: '# in the game' }),
    startTile: 'One of them is the start tile.',
    crossing: (roads) => `A crossing: ${roads} roads end here.`,
    roadEnds: 'A road ends here.',
    citiesApart: (cities) => `${cities} cities, not joined on this tile.`,
    shield: 'The shield is worth 2 points in a complete city, 1 at the end in an open one.',
    fields: plural({ one: '# field.', other: '# fields, divided by roads and cities.' }),
    noField: 'No field.',
    cloister: 'A monk scores 9 points once all eight squares around are filled.',
    shrine: 'A heretic scores as a monk does, and challenges one next to it.',
  },
};
