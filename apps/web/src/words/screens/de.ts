import { agoIn, durationIn, pluralsOf } from '@ochre/words';
import type { ScreenWords } from './words.ts';

const plural = pluralsOf('de');
const lasts = durationIn('de');

export const screensDe: ScreenWords = {
  ago: agoIn('de'),
  players: plural({ one: '# Spieler', other: '# Spieler' }),
  nowhere: { name: 'Seite nicht gefunden', about: 'Prüf die Adresse.' },

  home: {
    play: 'Jetzt spielen',
    playGame: (game) => `${game} spielen`,
    more: (game) => `Weitere Arten, ${game} zu spielen`,
    against: plural({ one: 'Du gegen einen Bot', other: 'Du gegen # Bots' }),
    takes: (minutes) => `etwa ${minutes} Minuten`,
    around: { name: 'An einem Gerät', about: 'Ein Gerät für 2 bis 5 Leute' },
    invite: { name: 'Freunde einladen', about: 'Ein Link zum Schicken, ohne Konto' },
    code: 'Code von Freunden',
    codeUnknown: 'Zu diesem Code gibt es keinen Tisch. Prüf ihn und versuch es noch einmal.',
    guided: { name: 'Neu hier?', about: 'Eine geführte erste Runde auf dem Spielplan' },
    lobby: { name: 'Offene Tische', about: 'Setz dich dazu oder schau zu' },
    lobbyShort: 'Tische',
    daily: { name: 'Spiele des Tages', about: 'Heute für alle dieselben' },
    dailyShort: 'Täglich',
    replays: { name: 'Aufzeichnungen', about: 'Beendete Spiele, Zug um Zug' },
    replaysShort: 'Aufzeich\u00adnungen',
    continue: 'Weiterspielen',
    others: plural({ one: '# weiteres Spiel', other: '# weitere Spiele' }),
    moves: plural({ one: '# Spielzug', other: '# Spielzüge' }),
    remove: (what) => `Entfernen: ${what}`,
    botsOf: (level) => `Bots: ${level}`,
    mixedBots: 'verschiedene Bots',
    levelFollows: (wins, losses) =>
      `Die Stärke folgt dir: ${wins} Siege in Folge heben sie, ${losses} Niederlagen in Folge senken sie.`,
  },

  options: {
    seats: 'Wer spielt',
    person: 'Mensch',
    name: 'Name',
    nameOf: (seat) => `Name von Spieler ${seat}`,
    whoSits: (seat) => `Wer ist Spieler ${seat}`,
    otherBots: 'Andere',
    levels: 'Bots nach Stärke',
    heads: 'Bots mit Charakter',
    expansions: 'Erweiterungen',
    rules: 'Regeln',
    help: 'Hilfe',
    defaults: 'Standard',
    clock: {
      name: 'Uhr',
      about: 'für jeden, im ganzen Spiel oder je Zug',
      off: 'Aus',
      game: (time, increment) =>
        increment === 0 ? lasts(time) : `${lasts(time)} + ${lasts(increment)}`,
      turn: (time) => `${lasts(time)} je Zug`,
    },
    pace: {
      name: 'Tempo',
      about: 'wie Züge der anderen gezeigt werden',
      values: { calm: 'Ruhig', brisk: 'Flott', skip: 'Sofort' },
    },
    helpLevel: {
      name: 'Einblick',
      about: 'von genauen Chancen bis zu dem, was ein echter Tisch zeigt',
      values: { full: 'Voll', standard: 'Normal', tournament: 'Turnier' },
    },
    open: {
      name: 'Wer mitspielen darf',
      about: 'mit dem Link oder alle, die ein Spiel suchen',
      values: { invited: 'Eingeladene', everybody: 'Alle' },
    },
  },

  lobby: {
    title: 'Offene Tische',
    about:
      'Tische, die auf Mitspieler warten, und Spiele zum Zuschauen. Ein Konto ist nicht nötig.',
    none: 'Gerade ist kein Tisch offen. Öffne einen, dann finden ihn andere hier.',
    bots: plural({ one: '# Bot', other: '# Bots' }),
    free: plural({ one: '# freier Platz', other: '# freie Plätze' }),
    watch: 'Zuschauen',
    make: 'Einen Tisch öffnen',
    loading: 'Tische werden gesucht …',
    failed: 'Der Server ist nicht erreichbar.',
    retry: 'Noch einmal versuchen',
  },

  gathering: {
    title: 'Dein Tisch ist offen',
    guestTitle: 'Warten auf Mitspieler',
    about: 'Schick den Link oder gib den Code weiter. Ein Konto ist nicht nötig.',
    guestAbout: 'Nimm einen freien Platz oder schau zu. Ein Konto ist nicht nötig.',
    onlyHere:
      'Der Link funktioniert nur auf diesem Rechner. Um andere einzuladen, öffne den Server zuerst für dein Netz: Die Anleitung zum Selbsthosten zeigt, wie.',
    link: 'Link zu diesem Tisch',
    code: 'Code dieses Tisches',
    copied: 'Kopiert',
    you: 'du',
    here: 'da',
    away: 'abwesend',
    freeSeat: 'Freier Platz',
    waits: 'wartet auf jemanden mit dem Link',
    sit: 'Hier sitzen',
    stand: 'Aufstehen',
    figure: 'Deine Figur',
    addBot: 'Bot hinzufügen',
    removeSeat: (seat) => `Platz ${seat} entfernen`,
    addSeat: 'Platz hinzufügen',
    leave: 'Verlassen',
    begin: 'Starten',
    beginWhenSeated: plural({
      one: 'Es fehlt noch #',
      other: 'Es fehlen noch #',
    }),
    hostBegins: 'Der Gastgeber startet',
    youBeginIn: (time) => `Der Gastgeber startet, oder du in ${time}`,
    hostAway: 'Der Gastgeber ist abwesend. Du kannst freie Plätze an Bots geben.',
    watching: plural({ one: '# schaut zu', other: '# schauen zu' }),
    fire: (names, free) =>
      free === 0 ? `Am Tisch: ${names}` : `Am Tisch: ${names}; ${free} fehlen noch`,
  },

  settings: {
    language: 'Sprache',
    byBrowser: 'Browsersprache',
    theme: {
      name: 'Ansicht',
      about: 'derselbe Plan bei Tag und bei Nacht',
      values: { auto: 'System', light: 'Tag', dark: 'Nacht' },
    },
    motion: {
      name: 'Bewegung',
      about: 'Leute gehen, Würfel rollen',
      values: { auto: 'System', full: 'Voll', reduced: 'Reduziert' },
    },
    sound: { name: 'Ton', about: 'Würfel, Schritte, dein Zug', values: { off: 'Aus', on: 'An' } },
    turnEnds: {
      name: 'Ende des Zuges',
      about: 'damit du etwas zurücknehmen kannst',
      values: { 'when-told': 'Ich bestätige', 'by-itself': 'Automatisch' },
    },
    botLevel: {
      name: 'Stärke der Bots',
      about: 'wenn du mit einem Klick beginnst',
      values: { 'by-results': 'Folgt meinen Ergebnissen', 'as-chosen': 'Wie gewählt' },
    },
  },
};
