import { grammarOf, pluralsOf, TRIBE_NAMES } from '@ochre/words';
import type { UiWords } from './words.ts';

const plural = pluralsOf('en');

export const en: UiWords = {
  ...grammarOf('en'),
  tribes: TRIBE_NAMES.en,

  buttons: {
    confirm: 'Confirm',
    undo: 'Undo',
    endTurn: 'End turn',
    cancel: 'Cancel',
    close: 'Close',
    back: 'Back',
    again: 'Again',
    start: 'Start',
    continue: 'Continue',
    options: 'Options',
    copy: 'Copy',
    join: 'Join',
    share: 'Share',
    replay: 'Replay',
    verifyDice: 'Verify dice',
    whyNot: 'Why not?',
    rules: 'Rules',
    settings: 'Settings',
    log: 'Log',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
    dark: 'Dark theme',
    light: 'Light theme',
  },

  keys: {
    title: 'Keys',
    atTheTable: 'At the table',
    inAReplay: 'In a replay',
    everywhere: 'Tab and the arrow keys lead everywhere; Enter presses what has the focus.',
    deeds: {
      confirm: 'confirm',
      clear: 'clear, or skip what is played',
      undo: 'undo',
      endTurn: 'end the turn',
      moveBack: 'one move back',
      moveOn: 'one move on',
      roundBack: 'one round back',
      roundOn: 'one round on',
      first: 'to the beginning',
      last: 'to the end',
      run: 'play or pause',
    },
  },

  table: {
    players: 'Players',
    score: plural({ one: '# point', other: '# points' }),
    bot: (level) => `bot, ${level}`,
  },
  play: { menu: 'Menu', home: 'Start page' },
  rulebook: {
    title: 'Rulebook',
    parts: { pages: 'How to play', rules: 'Exact rules' },
    search: { rules: 'Search the rules' },
    example: 'Example',
    lessons: { first: 'Guided first round', second: 'Second lesson' },
    partsLabel: 'Parts of the rulebook',
    chapters: 'Chapters',
    found: plural({ one: '# rule found', other: '# rules found' }),
    nothingFound: 'Nothing found. Try another word, or fewer.',
    inRulebook: 'In the rulebook',
    loading: 'Opening the rulebook …',
    failed: 'The rulebook could not be loaded.',
    retry: 'Try again',
  },
  screens: { options: { doesNotFit: 'not available with these options' } },
};
