import { agoIn, durationIn, pluralsOf } from '@ochre/words';
import type { ScreenWords } from './words.ts';

const plural = pluralsOf('en');
const lasts = durationIn('en');

export const screensEn: ScreenWords = {
  ago: agoIn('en'),
  players: plural({ one: '# player', other: '# players' }),
  nowhere: { name: 'Page not found', about: 'Check the address.' },

  home: {
    play: 'Play now',
    playGame: (game) => `Play ${game}`,
    more: (game) => `More ways to play ${game}`,
    against: plural({ one: 'You against one bot', other: 'You against # bots' }),
    takes: (minutes) => `about ${minutes} minutes`,
    around: { name: 'On this screen', about: 'Pass one device among 2 to 5 people' },
    invite: { name: 'Invite friends', about: 'A link to send, no account needed' },
    code: 'Code from a friend',
    codeUnknown: 'There is no table with this code. Check it and try again.',
    guided: { name: 'First time?', about: 'Play a guided first round on the real board' },
    lobby: { name: 'Open tables', about: 'Sit down with others, or watch' },
    lobbyShort: 'Tables',
    daily: { name: 'Daily games', about: 'The same for everyone, today only' },
    dailyShort: 'Daily',
    replays: { name: 'Replays', about: 'Finished games, move by move' },
    replaysShort: 'Replays',
    continue: 'Continue',
    others: plural({ one: '# more game', other: '# more games' }),
    moves: plural({ one: '# move', other: '# moves' }),
    remove: (what) => `Remove: ${what}`,
    botsOf: (level) => `bots: ${level}`,
    mixedBots: 'different bots',
    levelFollows: (wins, losses) =>
      `The level follows you: ${wins} wins in a row raise it, ${losses} losses in a row lower it.`,
  },

  options: {
    seats: 'Who plays',
    person: 'A person',
    name: 'Name',
    nameOf: (seat) => `Name of player ${seat}`,
    whoSits: (seat) => `Who is player ${seat}`,
    otherBots: 'Other',
    levels: 'Bots by level',
    heads: 'Bots with a mind of their own',
    expansions: 'Expansions',
    rules: 'Rules',
    help: 'Help',
    defaults: 'Defaults',
    clock: {
      name: 'Clock',
      about: 'for each player, all game or every turn',
      off: 'Off',
      game: (time, increment) =>
        increment === 0 ? lasts(time) : `${lasts(time)} + ${lasts(increment)}`,
      turn: (time) => `${lasts(time)} a turn`,
    },
    pace: {
      name: 'Speed',
      about: 'how others’ turns are shown',
      values: { calm: 'Calm', brisk: 'Brisk', skip: 'Skip' },
    },
    helpLevel: {
      name: 'Insight',
      about: 'from exact chances down to what a real table shows',
      values: { full: 'Full', standard: 'Standard', tournament: 'Tournament' },
    },
    open: {
      name: 'Who can join',
      about: 'with the link, or anyone looking for a game',
      values: { invited: 'Invited', everybody: 'Everyone' },
    },
  },

  lobby: {
    title: 'Open tables',
    about: 'Tables waiting for players, and games to watch. No account needed.',
    none: 'No tables are open right now. Open one, and others will find it here.',
    bots: plural({ one: '# bot', other: '# bots' }),
    free: plural({ one: '# free seat', other: '# free seats' }),
    watch: 'Watch',
    make: 'Open a table',
    loading: 'Looking for tables…',
    failed: 'The server cannot be reached.',
    retry: 'Try again',
  },

  gathering: {
    title: 'Your table is open',
    guestTitle: 'Waiting for players',
    about: 'Send the link, or share the code. No account needed.',
    guestAbout: 'Take a free seat, or stay and watch. No account needed.',
    onlyHere:
      'The link works on this computer only. To invite others, open the server to your network first: the self-hosting guide says how.',
    link: 'Link to this table',
    code: 'Code of this table',
    copied: 'Copied',
    you: 'you',
    here: 'here',
    away: 'away',
    freeSeat: 'Free seat',
    waits: 'waiting for someone with the link',
    sit: 'Sit here',
    stand: 'Stand up',
    figure: 'Your figure',
    addBot: 'Add a bot',
    removeSeat: (seat) => `Remove seat ${seat}`,
    addSeat: 'Add a seat',
    leave: 'Leave',
    begin: 'Start',
    beginWhenSeated: plural({
      one: 'Starts when # more player sits down',
      other: 'Starts when # more players sit down',
    }),
    hostBegins: 'The host starts the game',
    youBeginIn: (time) => `The host starts the game, or you in ${time}`,
    hostAway: 'The host is away. You can give free seats to bots.',
    watching: plural({ one: '# watching', other: '# watching' }),
    fire: (names, free) =>
      free === 0 ? `At the table: ${names}` : `At the table: ${names}; ${free} still to come`,
  },

  settings: {
    language: 'Language',
    byBrowser: 'Browser default',
    theme: {
      name: 'Look',
      about: 'the same board by day and by night',
      values: { auto: 'System', light: 'Day', dark: 'Night' },
    },
    motion: {
      name: 'Motion',
      about: 'walking people, rolling dice',
      values: { auto: 'System', full: 'Full', reduced: 'Reduced' },
    },
    sound: { name: 'Sound', about: 'dice, steps, your turn', values: { off: 'Off', on: 'On' } },
    turnEnds: {
      name: 'End of turn',
      about: 'so that you can still undo',
      values: { 'when-told': 'I confirm', 'by-itself': 'Automatic' },
    },
    botLevel: {
      name: 'Level of the bots',
      about: 'when you start with one click',
      values: { 'by-results': 'Follows my results', 'as-chosen': 'As I chose' },
    },
  },
};
