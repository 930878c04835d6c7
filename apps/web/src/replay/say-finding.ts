import {
  byKind,
  type Finding,
  type GameRecord,
  type PerFinding,
  type Problem,
  refusalOf,
} from '@ochre/kernel';
import type { Words } from '../words/words.ts';

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

export const sayFinding = (finding: Finding, around: Around): string =>
  byKind(WORDS, finding, around);
