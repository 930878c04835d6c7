import { pluralsOf } from '@ochre/words';
import type { StoryWords } from './words.ts';

const plural = pluralsOf('en');
const moves = plural({ one: '# move', other: '# moves' });

export const storyEn: StoryWords = {
  atTable: {
    made: 'The game is set up.',
    began: 'The game begins.',
    resumed: 'The game resumes after a break.',
    closedFor: {
      left: 'The table is closed.',
      rules: 'The rules have changed: the game ends without a result.',
    },
    rematched: 'There is a new game with the same people.',
    sat: (verb) => `${verb('sit', 'sits')} down`,
    stood: (verb) => `${verb('get', 'gets')} up`,
    tookBack: (verb, count) => `${verb('take', 'takes')} back ${moves(count)}`,
    undoAsked: (verb, count) => `${verb('ask', 'asks')} to take back ${moves(count)}`,
    agreed: (verb) => `${verb('agree', 'agrees')}`,
    refused: (verb) => `${verb('do', 'does')} not agree`,
    replaced: {
      clock: (verb, level) => `${verb('run', 'runs')} out of time; a bot plays on (${level})`,
      resigned: (verb, level) => `${verb('resign', 'resigns')}; a bot plays on (${level})`,
      vote: (verb, level) => `${verb('have', 'has')} not come back; a bot plays on (${level})`,
      removed: (verb, level) => `${verb('are', 'is')} out of the game; a bot plays on (${level})`,
    },
    replaceAsked: (verb, whom) => `${verb('ask', 'asks')} for a bot in place of ${whom}`,
    replaceAgreed: (verb) => `${verb('agree', 'agrees')} to a bot`,
    replaceRefused: (verb) => `${verb('do', 'does')} not want a bot`,
    said: (who, text) => `${who}: ${text}`,
    talkLimited: {
      everybody: 'The host opened the chat to everyone.',
      players: 'The host closed the chat to spectators.',
      nobody: 'The host closed the chat.',
    },
    banned: (whom) => `The host removed ${whom} from the table.`,
    unbanned: (whom) => `The host let ${whom} back in.`,
    marks: { watching: 'watching', host: 'host', bot: 'bot' },
    marked: (name, marks) => `${name} (${marks})`,
    muted: (whom) => `You muted ${whom}.`,
    heardAgain: (whom) => `You unmuted ${whom}.`,
    watching: 'the spectators',
    you: 'You',
    phrases: {
      hello: 'Hello!',
      goodGame: 'Good game!',
      wellPlayed: 'Well played!',
      thanks: 'Thank you!',
      oneMoment: 'One moment, please.',
      sorry: 'Sorry!',
      luck: 'Good luck!',
    },
  },

  log: {
    open: 'Open the log',
    fold: 'Collapse the log',
    toNow: 'To the latest move',
    empty: 'Nothing has happened yet.',
    more: plural({ one: '# more event.', other: '# more events.' }),
  },

  dice: {
    title: 'Dice',
    whose: 'Whose dice',
    all: 'All',
    you: 'You',
    throws: plural({ one: '# die', other: '# dice' }),
    mean: (mean) => `mean ${mean}`,
    expected: (each) => `expected, ${each} of each face`,
    more: (pips) => `Together ${pips} pips more than expected.`,
    less: (pips) => `Together ${pips} pips fewer than expected.`,
    asExpected: 'Together exactly as expected.',
    face: (face, count) => `${face}: ${count}`,
    none: 'No dice rolled yet.',
  },

  replay: {
    controls: 'Replay',
    moment: 'Moment of the game',
    at: (round, move, of) => `${round}, move ${move} of ${of}`,
    setUp: 'before the first move',
    stepBack: 'One move back',
    stepOn: 'One move forward',
    roundBack: 'One round back',
    roundOn: 'One round forward',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    playOn: 'Play on from here',
    keys: 'Arrows: a move. With Shift: a round. Space: play.',
    broken: 'This game cannot be replayed.',
  },

  share: {
    title: 'Share this game',
    about: 'The file holds every move and the seal: anyone can replay and verify it.',
    aboutLink:
      'The link holds the whole game. It opens in any browser, and anyone can replay it move by move.',
    tooLong: 'This game is too long for a link. Share the file instead.',
    copyLink: 'Copy link',
    picture: 'Picture of the end',
    aboutRunning: 'The game is still running, so the file does not hold its secret yet.',
    send: 'Send',
    download: 'Download file',
    copied: 'Copied',
    failed: 'The browser did not allow it. Download the file instead.',
  },

  verify: {
    about:
      'Before the game a secret was sealed and every seat added a number of its own. With both, all that chance brought can be worked out again, here in this browser.',
    working: 'Working it all out again…',
    holds: plural({
      one: '# die matches its seal.',
      other: 'All # dice match their seals.',
    }),
    drawHolds: 'The draw matches its seal.',
    fails: 'This record does not check out.',
    untold: 'Not everything can be checked yet.',
    commitment: 'Seal, given before the game',
    secret: 'Secret, revealed at the end',
    notRevealed: 'not revealed until the game is over',
    hash: 'SHA-256 of the secret',
    nonceOf: (who) => `Number from ${who}`,
    noNonces: 'no seat added a number',
    checks: {
      rules: 'Rules',
      commitment: 'Seal',
      moves: 'Moves and chance',
      result: 'Result',
      witness: 'Before the game',
    },
    right: 'right',
    wrong: 'wrong',
    unchecked: 'not checked',
    rules: (version) => `version ${version}`,
    otherRules: (version) =>
      `version ${version}, which this page does not know: a version of Ochre that has these rules can verify it`,
    sealHolds: 'the secret is the one that was sealed',
    movesHold: (count, dice) =>
      dice === 0
        ? `${moves(count)}, each legal; everything drawn as it was sealed`
        : `${moves(count)}, each legal; ${plural({ one: '# die', other: '# dice' })(dice)}, each as it fell`,
    scores: (scores) => `scores ${scores}`,
    stillRuns: 'none yet, the game is still running',
    nonceOfBot: (who) => `Number of ${who}, a bot: it follows from the seal`,
    witness: {
      same: 'this is the seal you were shown',
      sameAndOwn: 'this is the seal you were shown, and your number is part of it',
      otherSeal: 'you were shown another seal: this is not the game that was promised',
      otherNumber: 'your number is not part of it: somebody exchanged it',
      chosenForBot: 'the number of a bot does not follow from the seal: the server chose it',
      notSeen: 'this browser did not see the seal then and cannot compare it',
    },
  },

  import: {
    title: 'Open a game',
    about: 'An Ochre game record: a file ending in .ochre, or its text.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    paste: 'Or paste its text',
    placeholder: '[Format "1"]',
    open: 'Open',
    brokenLink: 'The link does not hold a game that can be opened. It may have been cut off.',
    broken: 'This is not a game record that can be opened here.',
    tooLarge: 'This file is too large to be a game record.',
    unreadable: 'This file could not be read.',
  },
};
