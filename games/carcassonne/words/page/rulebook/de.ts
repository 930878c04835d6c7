import { pluralsOf } from '@ochre/words';
import { pagesDe } from './pages-de.ts';
import type { RulebookPart } from './words.ts';

const plural = pluralsOf('de');

export const rulebookDe: RulebookPart = {
  parts: { tiles: 'Plättchen' },
  base: 'Grundspiel',
  about: {
    base: 'Für 2 bis 5 Spieler.',
    shrine:
      'Eine kleine Erweiterung: fünf Plättchen mit Kultstätten. Es gelten die Grundregeln, außer wo hier etwas anderes steht.',
  },
  pages: pagesDe,
  tiles: {
    search: 'Plättchen durchsuchen',
    found: plural({ one: '# Art gezeigt', other: '# Arten gezeigt' }),
    book: 'Spiel',
    all: 'Alle',
    inTheGame: (count) => `${count}-mal im Spiel`,
    startTile: 'Eines davon ist das Startplättchen.',
    crossing: (roads) => `Eine Kreuzung: ${roads} Straßen enden hier.`,
    roadEnds: 'Eine Straße endet hier.',
    citiesApart: (cities) => `${cities} Städte, auf diesem Plättchen nicht verbunden.`,
    shield: 'Das Wappen zählt 2 Punkte in einer fertigen Stadt, am Ende 1 in einer offenen.',
    fields: plural({
      one: '# Wiese.',
      other: '# Wiesen, getrennt durch Straßen und Städte.',
    }),
    noField: 'Keine Wiese.',
    cloister: 'Ein Mönch bringt 9 Punkte, sobald alle acht Felder ringsum belegt sind.',
    shrine: 'Ein Ketzer zählt wie ein Mönch und fordert einen daneben heraus.',
  },
};
