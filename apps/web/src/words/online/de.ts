import { pluralsOf } from '@ochre/words';
import type { OnlineWords } from './words.ts';

const plural = pluralsOf('de');
const inMinutes = plural({ one: 'In einer Minute', other: 'In # Minuten' });
const time = new Intl.DateTimeFormat('de', { timeStyle: 'short' });

export const onlineDe: OnlineWords = {
  refusals: {
    'bad-request': 'Der Server hat das nicht verstanden. Lade die Seite neu.',
    'bad-move': 'Das ist kein Zug dieses Spiels.',
    'illegal-move': 'Die Regeln erlauben das jetzt nicht.',
    'no-such-game': 'Der Server kennt dieses Spiel nicht.',
    'game-over': 'Das Spiel ist zu Ende.',
    'not-now': 'Das geht gerade nicht.',
    'not-yours': 'Das entscheidet jemand anderes.',
    'not-host': 'Das kann nur der Gastgeber.',
    taken: 'Jemand war schneller: schon vergeben.',
    'no-such-seat': 'Diesen Platz gibt es nicht mehr.',
    'bad-plan': 'So kann nicht gespielt werden.',
    'bad-name': 'Wähle einen Namen mit 1 bis 24 sichtbaren Zeichen aus einem Alphabet.',
    'bad-nonce': 'Die Würfel ließen sich nicht versiegeln. Versuch es noch einmal.',
    'bad-text': 'Das ist leer, zu lang oder enthält Zeichen, die sich nicht anzeigen lassen.',
    'out-of-time': 'Deine Zeit ist abgelaufen; ein Bot spielt für dich weiter.',
    'nothing-to-undo': 'Es gibt nichts mehr zurückzunehmen.',
    stale: 'Inzwischen hat sich etwas geändert. Sieh noch einmal nach.',
    'no-such-table': 'Diesen Tisch gibt es nicht.',
    'not-found': 'Hier nicht gefunden.',
    'no-session': 'Der Server kennt dich noch nicht. Lade die Seite neu.',
    'wrong-password': 'Name oder Passwort ist falsch.',
    'name-taken':
      'Dieser Name ist vergeben, oder er sieht einem anderen zum Verwechseln ähnlich. Wähle einen anderen.',
    'not-allowed': 'Der Server erlaubt das von dieser Adresse nicht.',
    banned: 'Der Betreiber dieses Servers hat dich gesperrt.',
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
      'Prüf den Link oder frag dort nach, woher du ihn hast. Tische, zu denen niemand kommt, werden geschlossen.',
    refused: 'Dieser Tisch ist für dich nicht offen',
    removed: 'Du wurdest von diesem Tisch verwiesen',
    removedAbout: 'Das hat der Gastgeber entschieden. An jedem anderen Tisch kannst du spielen.',
    closed: 'Dieser Tisch ist geschlossen',
    nobodyCame: 'Es ist niemand gekommen.',
    allLeft: 'Alle sind gegangen; ohne Menschen spielen die Bots nicht weiter.',
    outlived:
      'Seit dem Beginn dieses Spiels haben sich die Regeln geändert; es konnte nicht weitergehen und endete ohne Ergebnis.',
    ofOldRules: 'Ein Spiel nach älteren Regeln',
    ofOldRulesAbout:
      'Die Regeln haben sich seither geändert, der Spielplan lässt sich nicht mehr zeigen. Das Ergebnis gilt, und die Aufzeichnung enthält jeden Zug.',
    imported: 'Die Aufzeichnung eines Spiels',
    importedAbout: 'Es wurde nicht hier gespielt; hier gibt es nur die Aufzeichnung.',
    watching: 'Du schaust zu',
    watch: plural({ one: '# schaut zu', other: '# schauen zu' }),
    away: 'abwesend',
    deleted: 'ein gelöschtes Konto',
    takeSeat: 'Platz nehmen',
    level: (seat) => `Wer auf Platz ${seat} spielt`,
    save: 'Fertig',
    left: {
      resigned: 'Du hast aufgegeben. Ein Bot spielt für dich weiter; du kannst zuschauen.',
      clock: 'Deine Zeit ist abgelaufen. Ein Bot spielt für dich weiter; du kannst zuschauen.',
      vote: 'Du warst weg, und die anderen lassen einen Bot für dich weiterspielen; du kannst zuschauen.',
      removed:
        'Der Gastgeber hat dich entfernt. Ein Bot spielt für dich weiter; du kannst zuschauen.',
    },
  },

  name: {
    title: 'Wie heißt du?',
    about: 'Damit die anderen wissen, wer da sitzt. Ein Konto ist nicht nötig.',
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
    closed: {
      players: 'Der Chat ist für Zuschauer geschlossen.',
      nobody: 'Der Chat ist geschlossen.',
    },
    say: 'Nachricht',
    send: 'Senden',
    phrasesAbout: 'Diese liest jeder in seiner Sprache.',
    somebody: 'Jemand',
    erased: '(gelöscht)',
    mutes: 'Stummschalten',
    watchers: 'Zuschauer',
    mute: (name) => `Stummschalten: ${name}`,
  },

  hosting: {
    title: 'Chat verwalten',
    whoTalks: 'Wer reden darf',
    talkers: { everybody: 'Alle', players: 'Mitspieler', nobody: 'Niemand' },
    banned: 'Vom Tisch verwiesen',
    letBack: 'Wieder zulassen',
    letBackIn: (name) => `${name} wieder zulassen`,
    remove: (name) => `${name} entfernen`,
    removeAbout: (name) =>
      `${name} muss gehen und kann hier weder reden noch zuschauen, bis du es wieder zulässt.`,
    removePlayer: (name) =>
      `${name} muss gehen und spielt nicht mehr mit. Ein Bot spielt weiter, und alle lesen es im Protokoll.`,
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

  replace: {
    offer: (whom) => `Du wartest seit über einer halben Stunde auf ${whom}.`,
    ask: 'Um einen Bot bitten',
    asks: (name, whom) => `${name} möchte einen Bot für ${whom} weiterspielen lassen.`,
    agree: 'Einverstanden',
    refuse: 'Lieber warten',
    waits: (whom, names) => `Ein Bot kann für ${whom} weiterspielen. Es fehlt noch: ${names}.`,
    soon: (whom, minutes) =>
      `${inMinutes(minutes)} spielt ein Bot für ${whom} weiter, wenn sich bis dahin nichts rührt.`,
    you: (minutes) => `Bist du da? ${inMinutes(minutes)} spielt ein Bot für dich weiter.`,
    here: 'Ich bin da',
  },

  menu: {
    invite: 'Wer den Link hat, kann zuschauen',
    tellMe: 'Benachrichtige mich, wenn ich dran bin',
    told: 'Du wirst benachrichtigt, wenn du dran bist',
    notAllowed: 'Dein Browser blockiert Benachrichtigungen dieser Seite',
  },

  call: {
    title: (game) => `Du bist dran: ${game}`,
    body: (names) => `Am Tisch mit ${names}`,
  },

  rematch: {
    offered: 'Revanche: Der nächste Tisch ist bereit.',
    go: 'Mitspielen',
    asks: (names, count) => `${names} ${count === 1 ? 'will' : 'wollen'} eine Revanche. Bereit?`,
    ready: 'Bereit',
    notReady: 'Doch nicht',
    waits: (names) => `Du bist bereit. Es fehlt noch: ${names}.`,
    toTable: 'Zum Tisch',
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
    logOutEverywhere: 'Überall abmelden',
    rename: 'Namen ändern',
    renamed: 'Dein Name ist geändert.',
    made: 'Dein Konto ist angelegt. Was du bisher gespielt hast, ist darin.',
    recovery: {
      open: 'Passwort vergessen?',
      about:
        'Frag den Betreiber dieses Servers: Er kann dir einen Code geben, der einen Tag gilt. Damit wählst du ein neues Passwort.',
      code: 'Code',
      codeMissing: 'Gib den Code ein, den du bekommen hast.',
      password: 'Neues Passwort',
      set: 'Passwort speichern',
      wrong: 'Name oder Code ist falsch, oder der Code gilt nicht mehr.',
    },
    data: {
      title: 'Deine Daten',
      about:
        'Alles, was dieser Server über dich aufbewahrt: deinen Namen, deine Spiele, was du gesagt hast.',
      download: 'Meine Daten herunterladen',
      deleteAccount: 'Mein Konto löschen …',
      deleteGuest: 'Meine Daten löschen …',
      deletionAbout:
        'Dein Name, dein Konto und deine Anmeldungen sind sofort weg, ebenso alles, was du gesagt hast, und jede Aufzeichnung, die du mitgebracht hast. Spiele, die du gespielt hast, bleiben den anderen, ohne deinen Namen. Wo du noch spielst, übernimmt ein Bot; Tische von dir, die noch auf Leute warten, werden geschlossen. Das kann niemand rückgängig machen.',
      password: 'Dein Passwort',
      confirm: 'Endgültig löschen',
      keep: 'Doch nicht',
      deleted: 'Alles, was dieser Server über dich aufbewahrt hat, ist gelöscht.',
    },
    statistics: 'Statistik',
    noGames: 'Noch keine Online-Spiele.',
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
    imported: (game) => `${game}, importiert`,
    remove: 'Löschen',
    removeSure: 'Dieses importierte Spiel löschen? Seine Aufzeichnung ist dann weg.',
  },
};
