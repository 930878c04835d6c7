import { pluralsOf } from '@ochre/words';
import type { OnlineWords } from './words.ts';

const plural = pluralsOf('en');
const inMinutes = plural({ one: 'in a minute', other: 'in # minutes' });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

export const onlineEn: OnlineWords = {
  refusals: {
    'bad-request': 'The server did not understand that. Reload the page.',
    'bad-move': 'That is not a move in this game.',
    'illegal-move': 'The rules do not allow that now.',
    'no-such-game': 'The server does not know this game.',
    'game-over': 'The game is over.',
    'not-now': 'That is not possible right now.',
    'not-yours': 'That is someone else’s decision.',
    'not-host': 'Only the host can do that.',
    taken: 'Someone was faster: it is taken.',
    'no-such-seat': 'That seat no longer exists.',
    'bad-plan': 'The game cannot be played this way.',
    'bad-name': 'Choose a name of 1 to 24 visible characters, all from one alphabet.',
    'bad-nonce': 'The dice could not be sealed. Try again.',
    'bad-text': 'That is empty, too long, or has characters that cannot be shown.',
    'out-of-time': 'You ran out of time; a bot took over.',
    'nothing-to-undo': 'Nothing left to undo.',
    stale: 'The game has moved on. Take another look.',
    'no-such-table': 'There is no such table.',
    'not-found': 'Not found.',
    'no-session': 'The server does not know you yet. Reload the page.',
    'wrong-password': 'Wrong name or password.',
    'name-taken': 'That name, or one that looks just like it, is taken. Choose another.',
    'not-allowed': 'The server does not allow that from this address.',
    banned: 'The operator has banned you from this server.',
    'too-many': 'Too many requests. Wait a moment.',
    'too-large': 'That is too large.',
    unavailable: 'The server cannot be reached right now.',
    failed: 'Something went wrong on the server.',
  },

  line: {
    lost: (since) =>
      `Disconnected at ${time.format(since)}. Reconnecting; nothing you did is lost.`,
    goodbye: 'The server is restarting and will be back in a moment. Nothing is lost.',
    healed: 'Connected again.',
    outdated: 'There is a newer version of this page. Load it to play on.',
    reload: 'Reload',
  },

  table: {
    unreachable: 'The server is not responding. Trying again…',
    noTable: 'There is no such table',
    noTableAbout: 'Check the link, or ask whoever sent it. Tables nobody joins are closed.',
    refused: 'This table is not open to you',
    removed: 'You were removed from this table',
    removedAbout: 'The host did that. You can play at any other table.',
    closed: 'This table is closed',
    nobodyCame: 'Nobody came.',
    allLeft: 'Everyone has left, and bots do not play on by themselves.',
    outlived:
      'The rules have changed since this game began, so it could not go on. It ended without a result.',
    ofOldRules: 'A game with older rules',
    ofOldRulesAbout:
      'The rules have changed since, so the board can no longer be shown. The result stands, and the record has every move.',
    imported: 'The record of a game',
    importedAbout: 'It was not played here; the record is all there is.',
    watching: 'You are watching',
    watch: plural({ one: '# watching', other: '# watching' }),
    away: 'away',
    deleted: 'a deleted player',
    takeSeat: 'Take a seat',
    level: (seat) => `Who plays at seat ${seat}`,
    save: 'Done',
    left: {
      resigned: 'You have resigned. A bot plays on for you; you can watch.',
      clock: 'Your time ran out. A bot plays on for you; you can watch.',
      vote: 'You were away, and the others let a bot play on for you; you can watch.',
      removed: 'The host removed you. A bot plays on for you; you can watch.',
    },
  },

  name: {
    title: 'What’s your name?',
    about: 'So the others know who is playing. No account needed.',
    label: 'Your name',
    goOn: 'Continue',
  },

  clock: {
    left: (time) => `${time} left`,
    days: plural({ one: '# day', other: '# days' }),
    low: 'low on time',
    ownLow: 'Your time is running low.',
    over: 'time is up',
  },

  chat: {
    title: 'Chat',
    openUnread: plural({ one: 'Chat, # unread', other: 'Chat, # unread' }),
    none: 'Nobody has said anything yet.',
    closed: {
      players: 'The host has closed the chat to spectators.',
      nobody: 'The host has closed the chat.',
    },
    say: 'Message',
    send: 'Send',
    phrasesAbout: 'Everyone reads these in their own language.',
    somebody: 'Somebody',
    erased: '(erased)',
    mutes: 'Mute players',
    watchers: 'Spectators',
    mute: (name) => `Mute ${name}`,
  },

  hosting: {
    title: 'Manage the chat',
    whoTalks: 'Who can talk',
    talkers: { everybody: 'Everyone', players: 'Players', nobody: 'Nobody' },
    banned: 'Removed from this table',
    letBack: 'Let back in',
    letBackIn: (name) => `Let ${name} back in`,
    remove: (name) => `Remove ${name}`,
    removeAbout: (name) =>
      `${name} has to leave, and can neither talk nor watch here until you let them back in.`,
    removePlayer: (name) =>
      `${name} has to leave. A bot plays on, and the log says that you removed them.`,
  },

  undo: {
    asks: (name) => `${name} would like to undo their last move.`,
    agree: 'Agree',
    refuse: 'Decline',
    asked: (names) => `You asked to undo your last move. Waiting for ${names}.`,
    others: (name, names) => `${name} asked to undo a move. Waiting for ${names}.`,
    agreed: 'Everyone agreed: your move is undone.',
    refused: (name) => `${name} would rather play on: the move stands.`,
  },

  replace: {
    offer: (whom) => `You have been waiting for ${whom} for over half an hour.`,
    ask: 'Ask for a bot',
    asks: (name, whom) => `${name} would like a bot to play on for ${whom}.`,
    agree: 'Agree',
    refuse: 'Rather wait',
    waits: (whom, names) => `A bot can play on for ${whom}. Waiting for ${names}.`,
    soon: (whom, minutes) =>
      `A bot plays on for ${whom} ${inMinutes(minutes)}, unless they come back.`,
    you: (minutes) => `Are you there? A bot plays on for you ${inMinutes(minutes)}.`,
    here: 'I am here',
  },

  menu: {
    invite: 'Anyone with the link can watch',
    tellMe: 'Notify me when it is my turn',
    told: 'You will be notified when it is your turn',
    notAllowed: 'Your browser blocks notifications from this site',
  },

  call: {
    title: (game) => `Your turn in ${game}`,
    body: (names) => `At the table with ${names}`,
  },

  rematch: {
    offered: 'Rematch: the next table is ready.',
    go: 'Join',
    asks: (names) => `${names} would like a rematch. Ready?`,
    ready: 'Ready',
    notReady: 'Not ready',
    waits: (names) => `You are ready. Waiting for ${names}.`,
    toTable: 'Go to the table',
  },

  lobby: { refresh: 'Refresh' },

  account: {
    title: 'Account',
    guest: (name) => `You are playing as ${name}, without an account.`,
    loggedIn: (name) => `You are logged in as ${name}.`,
    unnamed: 'You are logged in.',
    nobody: 'You are playing without an account.',
    about:
      'An account keeps your games and lets you play on any device. All it takes is a name and a password.',
    name: 'Name',
    password: 'Password',
    passwordAbout: (least) => `at least ${least} characters`,
    passwordShort: (least) => `A password has at least ${least} characters.`,
    make: 'Create an account',
    logIn: 'Log in',
    logOut: 'Log out',
    logOutEverywhere: 'Log out everywhere',
    rename: 'Change name',
    renamed: 'Name changed.',
    made: 'Account created. The games you have played so far are in it.',
    recovery: {
      open: 'Forgot your password?',
      about:
        'Ask whoever runs this server: they can give you a code, good for a day. With it you set a new password.',
      code: 'Code',
      codeMissing: 'Enter the code you were given.',
      password: 'New password',
      set: 'Set new password',
      wrong: 'Name or code is wrong, or the code is too old.',
    },
    data: {
      title: 'Your data',
      about: 'Everything this server keeps about you: your name, your games, what you said.',
      download: 'Download my data',
      deleteAccount: 'Delete my account…',
      deleteGuest: 'Delete my data…',
      deletionAbout:
        'Your name, account and sessions are gone at once, and so is all you said and every record you brought. Games you played stay for the others, without your name. Where you are still playing, a bot takes over; tables you opened that still wait for people are closed. Nobody can undo this.',
      password: 'Your password',
      confirm: 'Delete for good',
      keep: 'Keep it',
      deleted: 'All that this server kept about you is deleted.',
    },
    statistics: 'Statistics',
    noGames: 'No online games yet.',
    games: 'My games',
    more: 'Earlier games',
    players: 'Players',
    played: 'Games',
    victories: 'Won',
    meanScore: 'Points',
    all: 'All',
    stages: {
      gathering: 'waiting for players',
      playing: 'in progress',
      over: 'over',
      closed: 'closed',
    },
    won: 'won',
    scores: (scores) => `points: ${scores}`,
    record: 'Record',
    imported: (game) => `${game}, imported`,
    remove: 'Delete',
    removeSure: 'Delete this imported game? Its record will be gone.',
  },
};
