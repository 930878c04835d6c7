import { figuresIn, reviewTermsEn } from '@ochre/words';
import type { ReviewWords } from './words.ts';

/** "a 12%", but "an 8%", "an 11%", "an 18%". */
const a = (share: string): string => `${/^(?:8|1[18]\b)/.test(share) ? 'an' : 'a'} ${share}`;

export const reviewEn: ReviewWords = {
  ...reviewTermsEn,
  figures: figuresIn('en'),
  working: (done, of) => `Move ${done} of ${of}`,
  stop: 'Stop',
  closer: 'Look closer',
  unjudged: 'This kind of game cannot be reviewed yet.',
  failed: 'The review stopped unexpectedly.',
  keyBack: 'Previous key moment',
  keyOn: 'Next key moment',
  keys: 'Arrows: one move. Shift + arrows: one key moment. B: the better move.',
  chance: (share) => `${share} to win`,
  instead: (better, made) => `${better} to win instead of ${made}`,
  fromTo: (before, after) => `${before} → ${after} to win`,
  notYet: 'Not reviewed yet.',
  noChoice: 'No real choice here.',
  atStart: 'Before the first move',
  cost: (share, points) => `Cost ${a(share)} chance of winning and ${points} points.`,
  costChance: (share) => `Cost ${a(share)} chance of winning.`,
  luckOf: (name, share) => `Luck for ${name}: ${share}`,
  show: 'Show on the board',
  asPlayed: 'As played',
  keyMoments: 'Key moments',
  ledger: 'Where it was won',
  inChances: 'Chances',
  measure: 'Show in',

  again: {
    name: 'Try again',
    title: 'Find a better move',
    about: (share) => `Your move here cost you ${a(share)} chance of winning.`,
    aboutOf: (name, share) => `${name}'s move here cost ${a(share)} chance of winning.`,
    number: (number, of) => `${number} of ${of}`,
    judging: 'Judging your move…',
    found: 'That is the move!',
    asGood: 'Just as good as the best move.',
    lost: (share) => `Not quite: it gives away ${share}.`,
    lostAtLeast: (share) => `Not quite: it gives away at least ${share}.`,
    lessThanThen: (share) => `Better than in the game, but it gives away ${share}.`,
    once: 'Once more',
    next: 'Next position',
    toReview: 'Back to the review',
    failed: 'This move could not be judged.',
  },

  hint: {
    name: 'Hint',
    title: 'What would you do?',
    thinking: 'Thinking it over…',
    none: 'No hint for this one.',
    mine: (points) => `${points} points for you`,
    takes: (points, name) => `${points} for ${name}`,
    costs: (name, share) => `costs ${name} ${share}`,
    about: 'Chance to win; gains and losses are compared with the best other move.',
  },
};
