import { byKind, type Finding, type MadeMove, type PerFinding } from '@ochre/kernel';
import { counted } from '@ochre/terminal';
import { OFFERED_NAMES } from '../games.ts';

const WORDS: PerFinding<Finding, [], string> = {
  rules: ({ game, version }) => `${game}, version ${version}`,
  otherGame: ({ written }) =>
    `the game "${written}" is not known here, only ${OFFERED_NAMES.join(', ')}`,
  otherRules: ({ written, known }) =>
    `version "${written}" is not known here, only "${known}"; verify it with an Ochre that has those rules`,

  setup: ({ setup: { players, modules, variant } }) =>
    [counted(players, 'player'), ...modules, variant ?? []].flat().join(', '),
  setupRefused: ({ refused }) => refused.message,

  commitment: () => 'the secret is the one committed to',
  secretNotRevealed: () => 'the secret is not revealed; whoever knows it can give it with --secret',
  otherSecret: ({ from }) =>
    `the secret ${from === 'record' ? 'in the record' : 'that was given'} is not the one committed to`,
  noncesRefused: ({ refused }) => refused.message,
  nonces: ({ own, ofBots }) =>
    [
      ...(own.length > 0 ? [`${seatsInWords(own)} of their own`] : []),
      ...(ofBots.length > 0 ? [`${seatsInWords(ofBots)} the one that a bot adds`] : []),
    ].join('; ') || 'no seat added one',

  moves: ({ count }) => `${counted(count, 'move')}, each legal when it was made`,
  moveRefused: ({ refused, ...move }) => `${moveInWords(move)}: ${refused.message}`,

  dice: ({ fallen, unwritten, areAll }) =>
    [
      `${areAll ? '' : 'until there, '}${counted(fallen, 'die', 'dice')}, each as it fell`,
      ...(unwritten > 0 ? [`${unwritten} of them not written`] : []),
    ].join('; '),
  otherDice: ({ written, is, ...move }) =>
    `${moveInWords(move)}: ${inWords(written)} is written, but ${inWords(is) || 'nothing'} fell`,

  noResultYet: () => 'none yet, the game still runs',
  resultTooEarly: () => 'a result is written, but the game is not over',
  resultNotWritten: ({ scores }) => `not written; the scores are ${inWords(scores)}`,
  otherScores: ({ written, is }) =>
    `${inWords(written)} is written, but the scores are ${inWords(is)}`,
  otherWinners: ({ written, is }) =>
    `winners ${inWords(written) || 'none'} are written, but it is ${inWords(is) || 'none'}`,
  result({ scores, winners }) {
    // Whoever plays alone wins by enough points.
    if (scores.length === 1) {
      return `score ${inWords(scores)}, ${winners.length === 0 ? 'not won' : 'won'}`;
    }
    return `scores ${inWords(scores)}, won by ${inWords(winners) || 'nobody'}`;
  },
};

const moveInWords = ({ at, made }: MadeMove): string =>
  `move ${at + 1} (${made.player}: ${made.move})`;

const seatsInWords = (seats: readonly number[]): string =>
  `${seats.length === 1 ? 'seat' : 'seats'} ${inWords(seats)}`;

const inWords = (numbers: readonly number[]): string => numbers.join(' ');

export const findingInWords = (finding: Finding): string => byKind(WORDS, finding);
