import {
  byKind,
  type Finding,
  type GameRecord,
  type PerFinding,
  type PerKind,
  type Problem,
  refusalOf,
} from '@ochre/kernel';
import type { Words } from '../words/words.ts';
import type { Testimony } from './testimony.ts';

/** What a finding is said with. */
interface Around {
  readonly record: GameRecord;
  readonly says: Words['story']['verify'];
}

/** The engine's own words. */
const sayRefusal = (problem: Problem): string => refusalOf(problem).message;

const WORDS: PerFinding<Finding, [Around], string> = {
  rules: ({ version }, { says }) => says.rules(version),
  otherGame: (_, { record: { game, rules } }) => `record Rules: "${game} ${rules}"`,
  otherRules: ({ written }, { says }) => says.otherRules(written),
  commitment: (_, { says }) => says.sealHolds,
  secretNotRevealed: (_, { says }) => says.unchecked,
  otherSecret: (_, { says }) => says.wrong,
  setup: (_, { says }) => says.right,
  setupRefused: sayRefusal,
  noncesRefused: sayRefusal,
  nonces: (_, { says }) => says.right,
  // The dice, which are told after them, say it with their number.
  moves: (_, { says }) => says.right,
  moveRefused: sayRefusal,
  dice: ({ moves, fallen }, { says }) => says.movesHold(moves, fallen),
  otherDice: sayRefusal,
  noResultYet: (_, { says }) => says.stillRuns,
  resultTooEarly: sayRefusal,
  resultNotWritten: ({ scores }, { says }) => says.scores(scores.join(', ')),
  otherScores: sayRefusal,
  otherWinners: sayRefusal,
  result: ({ scores }, { says }) => says.scores(scores.join(', ')),
};

/** By what this browser saw before the game. */
const TESTIMONIES: PerKind<Testimony, [Around['says']], string> = {
  sameSeal: ({ hasOwn }, { witness }) => (hasOwn ? witness.sameAndOwn : witness.same),
  otherSeal: (_, { witness }) => witness.otherSeal,
  otherNumber: (_, { witness }) => witness.otherNumber,
  chosenForBot: (_, { witness }) => witness.chosenForBot,
  notSeen: (_, { witness }) => witness.notSeen,
};

export const sayTestimony = (testimony: Testimony, says: Around['says']): string =>
  byKind(TESTIMONIES, testimony, says);

export const sayFinding = (finding: Finding, around: Around): string =>
  byKind(WORDS, finding, around);
