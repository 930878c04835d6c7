import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('de');
const closedCities = plural({ one: '# fertige Stadt', other: '# fertige Städte' });
const fitting = plural({ one: 'passt auf # Feld', other: 'passt auf # Felder' });

export const playDe: PlayWords = {
  asked: { lay: 'Leg dein Plättchen', claim: 'Gefolgsmann einsetzen?' },
  waiting: (name) => `${name} ist am Zug`,

  fits: (here, turned) =>
    turned === 0
      ? fitting(here)
      : here === 0
        ? `gedreht: ${fitting(turned)}`
        : `${fitting(here)}, gedreht auf ${turned} mehr`,
  squares: plural({ one: '# Feld, auf das es passt', other: '# Felder, auf die es passt' }),
  square: (x, y) => `Spalte ${x}, Zeile ${y}`,
  turned: (quarters) =>
    ['ungedreht', 'einmal gedreht', 'zweimal gedreht', 'dreimal gedreht'][quarters] ?? '',
  closes: (feature, points) => `${feature} wird fertig, ${points}`,
  grows: (feature, now, closed) => `${feature}, jetzt ${now}, fertig ${closed}`,
  nextSquare: 'Nächstes Feld',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  chooseSquare: 'Wähl ein Feld',
  layHere: 'Hier legen',

  keys: {
    squares: 'zum nächsten Feld in dieser Richtung, oder zur nächsten Wahl',
    claims: 'wählen, wohin gesetzt wird',
    nobody: 'niemanden setzen',
    turn: 'Plättchen drehen',
    turnBack: 'zurückdrehen',
    first: 'erstes Feld',
    last: 'letztes Feld',
    nearer: 'vergrößern',
    farther: 'verkleinern',
    whole: 'ganze Landschaft',
    farms: 'Wiesen',
    tiles: 'übrige Plättchen',
    lastMoves: 'letzte Züge',
    clear: 'Auswahl aufheben, Plättchen zurücknehmen oder überspringen',
  },

  roles: {
    city: 'Ritter',
    road: 'Wegelagerer',
    field: 'Bauer',
    cloister: 'Mönch',
    shrine: 'Ketzer',
  },
  place: {
    city: 'Ritter setzen',
    road: 'Wegelagerer setzen',
    field: 'Bauern setzen',
    cloister: 'Mönch setzen',
    shrine: 'Ketzer setzen',
  },
  nobody: 'Niemand',
  placeNobody: 'Niemanden setzen',
  chooseClaim: 'Wähl, wohin',
  pick: (what, at, of) => `${what}. ${at} von ${of}`,
  worth: {
    closes: 'jetzt fertig',
    now: (points) => `jetzt ${points}`,
    withMore: plural({ one: 'fertig mit # mehr', other: 'fertig mit # mehr' }),
    cities: (closed) => (closed === 0 ? 'noch keine Stadt' : closedCities(closed)),
    stays: 'bleibt bis zum Ende',
  },
};
