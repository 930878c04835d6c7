import { pluralsOf } from '@ochre/words';
import type { TerminalWords } from './words.ts';

const plural = pluralsOf('de');

export const terminalDe: TerminalWords = {
  howToPlay: [
    '1. Wer am Zug ist, deckt ein Plättchen auf und legt es so an, dass alle Seiten passen: Stadt an ' +
      'Stadt, Straße an Straße, Wiese an Wiese.',
    '2. Dann darfst du einen deiner 7 Gefolgsleute darauf setzen: als Ritter in eine Stadt, als ' +
      'Wegelagerer auf eine Straße, als Mönch in ein Kloster oder als Bauer auf eine Wiese, wenn im ' +
      'ganzen Gebiet noch niemand ist.',
    '3. Was fertig ist, wird gewertet, und die Gefolgsleute kehren zurück: eine Straße 1 Punkt je ' +
      'Plättchen, eine Stadt 2 je Plättchen und Wappen, ein Kloster mit 8 Plättchen ringsum 9. Alle ' +
      'Punkte bekommt, wer die meisten Gefolgsleute darin hat; bei Gleichstand jeder von ihnen.',
    '4. Das letzte Plättchen beendet das Spiel. Unfertige Straßen, Städte und Klöster bringen 1 Punkt ' +
      'je Plättchen und Wappen, eine Wiese 3 für jede fertige Stadt, an die sie grenzt. Bauern ' +
      'bleiben bis dahin liegen.',
    '5. Die meisten Punkte gewinnen.',
  ],
  shrineRules: [
    '6. Die Kultstätte: Sie ist wie ein Kloster, und darauf steht ein Ketzer. Mönch und Ketzer ' +
      'nebeneinander fordern sich heraus: Wer sein Bauwerk zuerst fertig hat, bekommt 9 Punkte, der ' +
      'andere nichts, und beide kehren zurück.',
    '7. Eine Kultstätte liegt neben höchstens einem Kloster, ein Kloster neben höchstens einer ' +
      'Kultstätte, und keines neben einem herausgeforderten.',
  ],
  howToType:
    'Tippe eine Nummer aus Karte oder Liste (7 2 ist Feld 7, zweite Drehung), oder einen Zug wie lay 1,-2 r3.',
  legend:
    'Auf der Karte: ▓ ist Stadt, ░ Wiese, Linien sind Straßen, ○ ist ein Dorf, ◆ ein Wappen, [†] ein ' +
    'Kloster, {◊} eine Kultstätte; Buchstaben sind Gefolgsleute, ▸ zeigt auf das letzte Plättchen. ' +
    'Gedreht wird mit r0 bis r3, in Vierteln im Uhrzeigersinn. In der Tabelle ist Ende der Stand, ' +
    'wenn jetzt Schluss wäre, und Gef sind die Gefolgsleute im Vorrat.',
  option: (name, value) => `${name}: ${value}.`,

  asked: {
    lay: (tile) => `${tile} legen.`,
    turn: (square) => `Wie liegt das Plättchen auf ${square}?`,
    claim: 'einen Gefolgsmann setzen?',
  },
  worth: {
    none: 'keinen',
    keeps: plural({ one: '# bleibt im Vorrat', other: '# bleiben im Vorrat' }),
  },

  heading: (turn, left) => `Zug ${turn} · ${left} Plättchen verdeckt`,
  inHand: (tile) => `Plättchen ${tile}`,
  justLaid: (tile) => `${tile}, eben gelegt`,
  heads: { score: 'Pkt', end: 'Ende', followers: 'Gef' },
  completes: (what) => `Vollendet: ${what}`,
  outOfSight: (squares) => `Außerhalb der Karte: ${squares}`,

  plain: {
    tile: (tile, about) => `Plättchen ${tile}: ${about}.`,
    player: (name, score, end, followers) => `${name}: ${score}, ${end}, ${followers}.`,
    followers: (count) => `${count} Gefolgsleute im Vorrat`,
    atEnd: (points) => `${points}, wenn jetzt Schluss wäre`,
    lies: (square, tile, turn) => `${square}: Plättchen ${tile}, r${turn}.`,
  },
  held: {
    at: (what, squares) => `${what} auf ${squares}`,
    openSides: plural({ one: '# offene Seite', other: '# offene Seiten' }),
    openSquares: plural({ one: 'noch # Feld frei', other: 'noch # Felder frei' }),
    cities: plural({ one: '# fertige Stadt', other: '# fertige Städte' }),
    now: (points) => `jetzt ${points}`,
    complete: (points) => `fertig ${points}`,
  },

  commands: {
    farms: 'wer welche Wiesen hat, und für wie viele Punkte',
    left: 'die verdeckten Plättchen nach Art',
    map: 'die ganze Karte, oder um ein Feld herum wie map 2,-1',
    tile: 'ein Plättchen in allen Drehungen',
  },
  noFarmers: 'Auf dem Tisch liegt kein Bauer.',
  noFarms: 'In diesem Spiel gibt es keine Bauern.',
  faceDown: plural({
    one: '# Plättchen liegt verdeckt:',
    other: '# Plättchen liegen verdeckt:',
  }),
  putAside: (tiles) => `Beiseite gelegt, weil sie nirgends passten: ${tiles}.`,
  whichTile: 'Welches Plättchen? Etwa: tile V',
  noTile: (typed) => `„${typed}“ ist kein Plättchen dieses Spiels.`,
  ofThese: (count, left) => `${count} im Spiel, davon ${left} noch verdeckt.`,

  ifEnded: 'Wäre jetzt Ende:',
  scored: 'gewertet',
  stillOut: 'noch auf der Karte',
  total: 'zusammen',
  over: 'Das Spiel ist aus: Das letzte Plättchen liegt.',
  wins: (who, points) => `${who} gewinnt mit ${points}.`,
  youWin: (points) => `Du gewinnst mit ${points}.`,
  share: (who, points) => `${who} teilen sich den Sieg mit ${points}.`,

  endings: { tiles: 'alle Plättchen liegen', '': 'es ist nicht zu Ende' },
  newlySeen: 'es wurde ein weiteres Plättchen aufgedeckt',
};
