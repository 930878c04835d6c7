import { pluralsOf } from '@ochre/words';
import type { OnlineWords } from './words.ts';

const plural = pluralsOf('en');
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
    taken: 'Someone was faster: the seat is taken.',
    'no-such-seat': 'That seat no longer exists.',
    'bad-plan': 'The game cannot be played this way.',
    'bad-name': 'Choose a name of 1 to 24 letters.',
    'bad-nonce': 'The dice could not be sealed. Try again.',
    'bad-text': 'That is too long, or empty.',
    'out-of-time': 'You ran out of time; a bot took over.',
    'nothing-to-undo': 'Nothing left to undo.',
    stale: 'The game has moved on. Take another look.',
    'no-such-table': 'There is no such table.',
    'not-found': 'Not found.',
    'no-session': 'The server does not know you yet. Reload the page.',
    'wrong-password': 'Wrong name or password.',
    'name-taken': 'That name is taken.',
    'not-allowed': 'The server does not allow that from this address.',
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
    closed: 'This table is closed',
    nobodyCame: 'Nobody came.',
    allLeft: 'Everyone has left, and bots do not play on by themselves.',
    imported: 'The record of a game',
    importedAbout: 'It was not played here; the record is all there is.',
    watching: 'You are watching',
    watch: plural({ one: '# watching', other: '# watching' }),
    away: 'away',
    takeSeat: 'Take a seat',
    level: (seat) => `Who plays at seat ${seat}`,
    save: 'Done',
    left: {
      resigned: 'You have resigned. A bot plays on for you; you can watch.',
      clock: 'Your time ran out. A bot plays on for you; you can watch.',
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
    say: 'Message',
    send: 'Send',
    phrasesAbout: 'Everyone reads these in their own language.',
    watches: (name) => `${name}, watching`,
    mutes: 'Mute players',
    watchers: 'Spectators',
    mute: (name) => `Mute ${name}`,
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

  menu: {
    invite: 'Anyone with the link can watch',
    tellMe: 'Notify me when it is my turn',
    told: 'You will be notified when it is your turn',
    notAllowed: 'Your browser blocks notifications from this site',
  },

  call: {
    title: 'Your turn',
    body: (names) => `At the table with ${names}`,
  },

  rematch: {
    offered: 'Rematch: the next table is ready.',
    go: 'Join',
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
    rename: 'Change name',
    renamed: 'Name changed.',
    made: 'Account created. The games you have played so far are in it.',
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
  },
};
