import { pluralsOf } from '@ochre/words';
import type { PlayWords } from './words.ts';

const plural = pluralsOf('de');

export const playDe: PlayWords = {
  daily: (day) => `Das Spiel des Tages ${day} (UTC): Alle haben dieselben Karten und Würfel.`,
  atTheTable: (names) => `Am Tisch: ${names.join(', ')}.`,
  commitment: 'Aller Zufall kommt aus einem festen Geheimnis; sein SHA-256-Siegel:',
  goodbye: 'Bis bald.',
  caveats: {
    untrained: (name, plays) => `"${name}" ist für dieses Spiel nicht trainiert: "${plays}" spielt`,
    trainedFor: (name, game) => `"${name}" ist für ${game} trainiert, nicht für dieses Spiel`,
  },
  thinks: (name) => `${name} denkt nach...`,
  passKeyboard: (name) => `Gib die Tastatur bitte an ${name} weiter; dann Enter.`,
  logTellsAll: '… (log erzählt alles)',

  howToType: 'TAB ergänzt, undo nimmt zurück, help erklärt mehr.',
  typeNumber: 'gib eine Zahl ein',
  others: plural({
    one: 'und # weitere: more zeigt sie.',
    other: 'und # weitere: more zeigt sie.',
  }),
  enterGoesBack: 'Enter allein geht zurück.',

  help: {
    alsoType: 'Das kannst du auch eingeben:',
    movesNow: (moves) => `Mögliche Züge: ${moves.join(', ')}.`,
    about: {
      help: 'wie man spielt; help allein: was man eingeben kann',
      why: 'ob ein Zug erlaubt ist, und wenn nicht, nach welcher Regel',
      board: 'zeichnet den Spielplan neu (wie Enter allein)',
      score: 'die Wertung, Zeile für Zeile, wenn jetzt Schluss wäre',
      log: 'was zuletzt geschah',
      undo: 'nimmt den letzten Zug zurück, wenn nichts Neues zu sehen war',
      save: 'speichert das Spiel; weiter geht es mit play --load',
      quit: 'hört auf; fragt vorher, wenn nicht gespeichert ist',
    },
    file: 'DATEI',
  },

  unclear: {
    couldBe: (word, names) => `"${word}" kann ${names.join(' oder ')} heißen.`,
    severalMoves: (words, moves, more) =>
      `"${words}" kann ${moves.join(', ')}${more > 0 ? ` und ${more} weitere` : ''} heißen: Bitte genauer.`,
    tooManyNumbers: 'Das sind zu viele Zahlen.',
    onlyNumber: (number, only) => `${number} gibt es hier nicht, nur ${only}.`,
    numbers: (number, first, last) => `${number} gibt es hier nicht, nur ${first} bis ${last}.`,
    unknown: (word) => `"${word}" ist kein Zug und kein Befehl.`,
    didYouMean: (name) => `Meinst du "${name}"?`,
    whatToType: 'Gib eine Zahl, einen Zug oder help ein.',
    garbled: (text, _problem, example) =>
      `"${text}" ist nicht als Zug zu verstehen. Züge schreibt man so: ${example}`,
    whyWhat: (example) => `Welcher Zug? Zum Beispiel: why ${example}`,
    allowed: (move) => `${move} ist jetzt erlaubt.`,
  },

  undo: {
    done: (name, move) => `Zurückgenommen: ${name}, ${move}.`,
    doneWithBots: (name, move) =>
      `Zurückgenommen: ${name}, ${move}, und was die Bots danach getan haben.`,
    nothing: 'Es gibt noch nichts zurückzunehmen.',
    stands: (seen) => `Der letzte Zug bleibt: ${seen}.`,
  },
  nothingHappened: 'Noch ist nichts geschehen.',
};
