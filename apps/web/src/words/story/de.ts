import { pluralsOf } from '@ochre/words';
import type { StoryWords } from './words.ts';

const plural = pluralsOf('de');
const moves = plural({ one: '# Spielzug', other: '# Spielzüge' });

export const storyDe: StoryWords = {
  atTable: {
    made: 'Das Spiel ist aufgebaut.',
    began: 'Das Spiel beginnt.',
    resumed: 'Nach einer Pause geht das Spiel weiter.',
    closedFor: {
      left: 'Der Tisch ist geschlossen.',
      rules: 'Die Regeln haben sich geändert: Das Spiel endet ohne Ergebnis.',
    },
    rematched: 'Es gibt ein neues Spiel mit denselben Leuten.',
    sat: (verb) => `${verb('setzt dich', 'setzt sich')}`,
    stood: (verb) => `${verb('stehst', 'steht')} auf`,
    tookBack: (verb, count) => `${verb('nimmst', 'nimmt')} ${moves(count)} zurück`,
    undoAsked: (verb, count) => `${verb('möchtest', 'möchte')} ${moves(count)} zurücknehmen`,
    agreed: (verb) => `${verb('bist', 'ist')} einverstanden`,
    refused: (verb) => `${verb('bist', 'ist')} nicht einverstanden`,
    replaced: {
      clock: (verb, level) =>
        `${verb('hast', 'hat')} keine Zeit mehr; ein Bot spielt weiter (${level})`,
      resigned: (verb, level) => `${verb('gibst', 'gibt')} auf; ein Bot spielt weiter (${level})`,
      vote: (verb, level) =>
        `${verb('bist', 'ist')} nicht zurückgekommen; ein Bot spielt weiter (${level})`,
      removed: (verb, level) =>
        `${verb('bist', 'ist')} nicht mehr dabei; ein Bot spielt weiter (${level})`,
    },
    replaceAsked: (verb, whom) => `${verb('möchtest', 'möchte')} einen Bot für ${whom}`,
    replaceAgreed: (verb) => `${verb('bist', 'ist')} mit einem Bot einverstanden`,
    replaceRefused: (verb) => `${verb('willst', 'will')} keinen Bot`,
    said: (who, text) => `${who}: ${text}`,
    talkLimited: {
      everybody: 'Der Chat ist wieder für alle offen.',
      players: 'Der Chat ist für Zuschauer geschlossen.',
      nobody: 'Der Chat ist geschlossen.',
    },
    banned: (whom) => `${whom} wurde vom Tisch verwiesen.`,
    unbanned: (whom) => `${whom} darf wieder an den Tisch.`,
    marks: { watching: 'schaut zu', host: 'Gastgeber', bot: 'Bot' },
    marked: (name, marks) => `${name} (${marks})`,
    muted: (whom) => `Stummgeschaltet: ${whom}.`,
    heardAgain: (whom) => `Nicht mehr stumm: ${whom}.`,
    watching: 'die Zuschauer',
    you: 'Du',
    phrases: {
      hello: 'Hallo!',
      goodGame: 'Schönes Spiel!',
      wellPlayed: 'Gut gespielt!',
      thanks: 'Danke!',
      oneMoment: 'Einen Moment, bitte.',
      sorry: 'Entschuldigung!',
      luck: 'Viel Glück!',
    },
  },

  log: {
    open: 'Protokoll öffnen',
    fold: 'Protokoll einklappen',
    toNow: 'Zum aktuellen Stand',
    empty: 'Noch ist nichts geschehen.',
    more: plural({ one: '# weiteres Ereignis.', other: '# weitere Ereignisse.' }),
  },

  dice: {
    title: 'Würfel',
    whose: 'Wessen Würfel',
    all: 'Alle',
    you: 'Du',
    throws: (n) => `${n} Würfel`,
    mean: (mean) => `im Mittel ${mean}`,
    expected: (each) => `erwartet, je Seite ${each}`,
    more: (pips) => `Zusammen ${pips} Augen mehr als erwartet.`,
    less: (pips) => `Zusammen ${pips} Augen weniger als erwartet.`,
    asExpected: 'Zusammen genau wie erwartet.',
    face: (face, count) => `${face}: ${count}`,
    none: 'Noch ist kein Würfel gefallen.',
  },

  replay: {
    controls: 'Aufzeichnung',
    moment: 'Zeitpunkt im Spiel',
    at: (round, move, of) => `${round}, Spielzug ${move} von ${of}`,
    setUp: 'vor dem ersten Spielzug',
    stepBack: 'Einen Spielzug zurück',
    stepOn: 'Einen Spielzug vor',
    roundBack: 'Eine Runde zurück',
    roundOn: 'Eine Runde vor',
    play: 'Abspielen',
    pause: 'Anhalten',
    speed: 'Tempo',
    playOn: 'Ab hier weiterspielen',
    keys: 'Pfeile: ein Spielzug. Mit Umschalt: eine Runde. Leertaste: abspielen.',
    broken: 'Diese Aufzeichnung lässt sich nicht abspielen.',
  },

  share: {
    title: 'Dieses Spiel teilen',
    about: 'Die Datei enthält alle Spielzüge und das Siegel: Alle können sie ansehen und prüfen.',
    aboutLink:
      'Der Link enthält das ganze Spiel. Er öffnet sich in jedem Browser, und alle können es Zug für Zug ansehen.',
    tooLong: 'Dieses Spiel ist zu lang für einen Link. Teile stattdessen die Datei.',
    copyLink: 'Link kopieren',
    picture: 'Bild vom Ende',
    aboutRunning: 'Das Spiel läuft noch, darum enthält die Datei sein Geheimnis noch nicht.',
    send: 'Senden',
    download: 'Datei herunterladen',
    copied: 'Kopiert',
    failed: 'Der Browser hat es nicht erlaubt. Lade die Datei herunter.',
  },

  verify: {
    about:
      'Vor dem Spiel wurde ein Geheimnis versiegelt, und jeder Platz gab eine eigene Zahl dazu. Mit beidem lässt sich alles nachrechnen, was der Zufall brachte, hier in diesem Browser.',
    working: 'Alles wird nachgerechnet…',
    holds: plural({
      one: '# Würfel stimmt mit dem Siegel überein.',
      other: 'Alle # Würfel stimmen mit den Siegeln überein.',
    }),
    drawHolds: 'Die Ziehung stimmt mit dem Siegel überein.',
    fails: 'Diese Aufzeichnung stimmt nicht.',
    untold: 'Noch lässt sich nicht alles prüfen.',
    commitment: 'Siegel, vor dem Spiel gegeben',
    secret: 'Geheimnis, am Ende enthüllt',
    notRevealed: 'nicht enthüllt, solange das Spiel läuft',
    hash: 'SHA-256 des Geheimnisses',
    nonceOf: (who) => `Zahl von ${who}`,
    noNonces: 'kein Platz gab eine Zahl dazu',
    checks: {
      rules: 'Regeln',
      commitment: 'Siegel',
      moves: 'Spielzüge und Zufall',
      result: 'Ergebnis',
      witness: 'Vor dem Spiel',
    },
    right: 'richtig',
    wrong: 'falsch',
    unchecked: 'nicht geprüft',
    rules: (version) => `Version ${version}`,
    otherRules: (version) =>
      `Version ${version}, die diese Seite nicht kennt: prüfen kann das ein Ochre mit diesen Regeln`,
    sealHolds: 'das Geheimnis passt zum Siegel',
    movesHold: (count, dice) =>
      dice === 0
        ? `${moves(count)}, alle erlaubt; alles so gezogen, wie es versiegelt war`
        : `${moves(count)}, alle erlaubt; ${dice} Würfel, alle richtig nachgerechnet`,
    scores: (scores) => `Punkte ${scores}`,
    nonceOfBot: (who) => `Zahl von ${who}, einem Bot: Sie folgt aus dem Siegel`,
    witness: {
      same: 'dieses Siegel wurde dir gezeigt',
      sameAndOwn: 'dieses Siegel wurde dir gezeigt, und deine Zahl steckt darin',
      otherSeal: 'dir wurde ein anderes Siegel gezeigt: Das ist nicht das versprochene Spiel',
      otherNumber: 'deine Zahl steckt nicht darin: Jemand hat sie ausgetauscht',
      chosenForBot: 'die Zahl eines Bots folgt nicht aus dem Siegel: Der Server hat sie gewählt',
      notSeen: 'dieser Browser hat das Siegel damals nicht gesehen und kann es nicht vergleichen',
    },
    stillRuns: 'noch keines, das Spiel läuft',
  },

  import: {
    title: 'Ein Spiel öffnen',
    about: 'Eine Aufzeichnung von Ochre: eine Datei, die auf .ochre endet, oder ihr Text.',
    choose: 'Datei wählen',
    drop: 'oder hier ablegen',
    paste: 'Oder den Text einfügen',
    placeholder: '[Format "1"]',
    open: 'Öffnen',
    brokenLink:
      'Der Link enthält kein Spiel, das sich öffnen lässt. Vielleicht wurde er abgeschnitten.',
    broken: 'Das ist keine Aufzeichnung, die sich hier öffnen lässt.',
    tooLarge: 'Diese Datei ist zu groß für eine Aufzeichnung.',
    unreadable: 'Diese Datei ließ sich nicht lesen.',
  },
};
