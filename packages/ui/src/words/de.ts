import { grammarOf, pluralsOf, TRIBE_NAMES } from '@ochre/words';
import type { UiWords } from './words.ts';

const plural = pluralsOf('de');

export const de: UiWords = {
  ...grammarOf('de'),
  tribes: TRIBE_NAMES.de,

  buttons: {
    confirm: 'Bestätigen',
    undo: 'Rückgängig',
    endTurn: 'Zug beenden',
    cancel: 'Abbrechen',
    close: 'Schließen',
    back: 'Zurück',
    again: 'Noch einmal',
    start: 'Los',
    continue: 'Weiter',
    options: 'Optionen',
    copy: 'Kopieren',
    join: 'Mitspielen',
    share: 'Teilen',
    replay: 'Aufzeichnung',
    verifyDice: 'Würfel prüfen',
    whyNot: 'Warum nicht?',
    rules: 'Regeln',
    settings: 'Einstellungen',
    log: 'Protokoll',
    soundOn: 'Ton einschalten',
    soundOff: 'Ton ausschalten',
    dark: 'Dunkle Ansicht',
    light: 'Helle Ansicht',
  },

  keys: {
    title: 'Tasten',
    atTheTable: 'Am Tisch',
    inAReplay: 'In einer Aufzeichnung',
    everywhere: 'Tab und die Pfeiltasten führen überallhin; Enter drückt, was den Fokus hat.',
    deeds: {
      confirm: 'bestätigen',
      clear: 'Auswahl aufheben oder überspringen',
      undo: 'rückgängig',
      endTurn: 'Zug beenden',
      moveBack: 'einen Spielzug zurück',
      moveOn: 'einen Spielzug vor',
      roundBack: 'eine Runde zurück',
      roundOn: 'eine Runde vor',
      first: 'zum Anfang',
      last: 'zum Ende',
      run: 'abspielen oder anhalten',
    },
  },

  table: {
    players: 'Spieler',
    score: plural({ one: '# Punkt', other: '# Punkte' }),
    bot: (level) => `Bot, ${level}`,
  },
  play: { menu: 'Menü', home: 'Startseite' },
  rulebook: {
    title: 'Spielregel',
    parts: { pages: 'So wird gespielt', rules: 'Genaue Regeln' },
    search: { rules: 'Regeln durchsuchen' },
    example: 'Beispiel',
    lessons: { first: 'Geführte erste Runde', second: 'Zweite Lektion' },
    partsLabel: 'Teile der Spielregel',
    chapters: 'Kapitel',
    found: plural({ one: '# Regel gefunden', other: '# Regeln gefunden' }),
    nothingFound: 'Nichts gefunden. Versuch es mit einem anderen Wort oder mit weniger.',
    inRulebook: 'In der Spielregel',
    loading: 'Die Spielregel wird geöffnet …',
    failed: 'Die Spielregel konnte nicht geladen werden.',
    retry: 'Noch einmal versuchen',
  },
  screens: { options: { doesNotFit: 'mit dieser Auswahl nicht möglich' } },
};
