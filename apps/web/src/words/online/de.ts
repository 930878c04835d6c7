import { pluralsOf } from '@ochre/words';
import type { OnlineWords } from './words.ts';

const plural = pluralsOf('de');
const time = new Intl.DateTimeFormat('de', { timeStyle: 'short' });

export const onlineDe: OnlineWords = {
  refusals: {
    'bad-request': 'Der Server hat das nicht verstanden. Lade die Seite neu.',
    'bad-move': 'Das ist kein Zug dieses Spiels.',
    'illegal-move': 'Die Regeln erlauben das jetzt nicht.',
    'no-such-game': 'Der Server kennt dieses Spiel nicht.',
    'game-over': 'Das Spiel ist zu Ende.',
    'not-now': 'Das geht gerade nicht.',
    'not-yours': 'Das ist Sache von jemand anderem.',
    'not-host': 'Das kann nur der Gastgeber.',
    taken: 'Jemand war schneller: Der Platz ist besetzt.',
    'no-such-seat': 'Diesen Platz gibt es nicht mehr.',
    'bad-plan': 'So kann nicht gespielt werden.',
    'bad-name': 'Wähle einen Namen mit 1 bis 24 Zeichen.',
    'bad-nonce': 'Die Würfel ließen sich nicht versiegeln. Versuch es noch einmal.',
    'bad-text': 'Das ist zu lang oder leer.',
    'out-of-time': 'Deine Zeit ist abgelaufen; ein Bot spielt für dich weiter.',
    'nothing-to-undo': 'Es gibt nichts mehr zurückzunehmen.',
    stale: 'Inzwischen hat sich etwas geändert. Sieh noch einmal nach.',
    'no-such-table': 'Diesen Tisch gibt es nicht.',
    'not-found': 'Hier nicht gefunden.',
    'no-session': 'Der Server kennt dich noch nicht. Lade die Seite neu.',
    'wrong-password': 'Name oder Passwort ist falsch.',
    'name-taken': 'Dieser Name ist schon vergeben.',
    'not-allowed': 'Der Server erlaubt das von dieser Adresse nicht.',
    'too-many': 'Zu viele Anfragen. Warte einen Moment.',
    'too-large': 'Das ist zu groß.',
    unavailable: 'Der Server ist gerade nicht erreichbar.',
    failed: 'Auf dem Server ist etwas schiefgegangen.',
  },

  line: {
    lost: (since) =>
      `Keine Verbindung seit ${time.format(since)}. Neuer Versuch läuft; nichts, was du getan hast, ist verloren.`,
    goodbye: 'Der Server startet neu und ist gleich wieder da. Nichts ist verloren.',
    healed: 'Wieder verbunden.',
    outdated: 'Es gibt eine neuere Version dieser Seite. Lade sie, um weiterzuspielen.',
    reload: 'Neu laden',
  },

  table: {
    unreachable: 'Der Server antwortet nicht. Neuer Versuch…',
    noTable: 'Diesen Tisch gibt es nicht',
    noTableAbout:
      'Prüf den Link oder frag, wer ihn geschickt hat. Tische, zu denen niemand kommt, werden geschlossen.',
    refused: 'Dieser Tisch ist für dich nicht offen',
    closed: 'Dieser Tisch ist geschlossen',
    nobodyCame: 'Niemand kam.',
    allLeft: 'Alle sind gegangen; ohne Menschen spielen die Bots nicht weiter.',
    imported: 'Die Aufzeichnung eines Spiels',
    importedAbout: 'Es wurde nicht hier gespielt; hier gibt es nur die Aufzeichnung.',
    watching: 'Du schaust zu',
    watch: plural({ one: '# schaut zu', other: '# schauen zu' }),
    away: 'abwesend',
    takeSeat: 'Platz nehmen',
    level: (seat) => `Wer auf Platz ${seat} spielt`,
    save: 'Fertig',
    left: {
      resigned: 'Du hast aufgegeben. Ein Bot spielt für dich weiter; du kannst zuschauen.',
      clock: 'Deine Zeit ist abgelaufen. Ein Bot spielt für dich weiter; du kannst zuschauen.',
    },
  },

  name: {
    title: 'Wie heißt du?',
    about: 'Damit die anderen wissen, wer da sitzt. Niemand braucht ein Konto.',
    label: 'Dein Name',
    goOn: 'Weiter',
  },

  clock: {
    left: (time) => `noch ${time}`,
    days: plural({ one: '# Tag', other: '# Tage' }),
    low: 'wenig Zeit',
    ownLow: 'Deine Zeit wird knapp.',
    over: 'Zeit ist um',
  },

  chat: {
    title: 'Chat',
    openUnread: plural({ one: 'Chat, # ungelesen', other: 'Chat, # ungelesen' }),
    none: 'Noch hat niemand etwas geschrieben.',
    say: 'Nachricht',
    send: 'Senden',
    phrasesAbout: 'Diese liest jeder in seiner Sprache.',
    watches: (name) => `${name}, schaut zu`,
    mutes: 'Stummschalten',
    watchers: 'Zuschauer',
    mute: (name) => `Stummschalten: ${name}`,
  },

  undo: {
    asks: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
    agree: 'Einverstanden',
    refuse: 'Lieber nicht',
    asked: (names) =>
      `Du hast gebeten, deinen letzten Zug zurückzunehmen. Es fehlt noch: ${names}.`,
    others: (name, names) => `${name} möchte einen Zug zurücknehmen. Es fehlt noch: ${names}.`,
    agreed: 'Alle einverstanden: Dein Zug ist zurückgenommen.',
    refused: (name) => `${name} möchte lieber weiterspielen: Der Zug bleibt.`,
  },

  menu: {
    invite: 'Wer den Link hat, kann zuschauen',
    tellMe: 'Benachrichtige mich, wenn ich dran bin',
    told: 'Du wirst benachrichtigt, wenn du dran bist',
    notAllowed: 'Dein Browser blockiert Benachrichtigungen dieser Seite',
  },

  call: {
    title: 'Du bist dran',
    body: (names) => `Am Tisch mit ${names}`,
  },

  rematch: {
    offered: 'Revanche: Der nächste Tisch ist bereit.',
    go: 'Mitspielen',
  },

  lobby: { refresh: 'Aktualisieren' },

  account: {
    title: 'Konto',
    guest: (name) => `Du spielst als ${name}, ohne Konto.`,
    loggedIn: (name) => `Du bist angemeldet als ${name}.`,
    unnamed: 'Du bist angemeldet.',
    nobody: 'Du spielst ohne Konto.',
    about:
      'Mit einem Konto behältst du deine Spiele und spielst auf jedem Gerät weiter. Du brauchst nur einen Namen und ein Passwort.',
    name: 'Name',
    password: 'Passwort',
    passwordAbout: (least) => `mindestens ${least} Zeichen`,
    passwordShort: (least) => `Ein Passwort hat mindestens ${least} Zeichen.`,
    make: 'Konto anlegen',
    logIn: 'Anmelden',
    logOut: 'Abmelden',
    rename: 'Namen ändern',
    renamed: 'Dein Name ist geändert.',
    made: 'Dein Konto ist angelegt. Was du bisher gespielt hast, ist darin.',
    statistics: 'Statistik',
    noGames: 'Noch kein Spiel über das Netz.',
    games: 'Meine Spiele',
    more: 'Frühere Spiele',
    players: 'Spieler',
    played: 'Spiele',
    victories: 'Siege',
    meanScore: 'Punkte',
    all: 'Alle',
    stages: {
      gathering: 'wartet auf Mitspieler',
      playing: 'wird gespielt',
      over: 'zu Ende',
      closed: 'geschlossen',
    },
    won: 'gewonnen',
    scores: (scores) => `Punkte: ${scores}`,
    record: 'Aufzeichnung',
  },
};
