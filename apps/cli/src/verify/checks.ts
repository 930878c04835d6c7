import {
  attempt,
  checkRecord as checksOf,
  type Finding,
  type GameRecord,
  parseRecord,
  RECORD_FORMAT,
} from '@ochre/kernel';
import { counted } from '@ochre/terminal';
import { gameNamed, type ListedGame } from '../games.ts';
import { findingInWords } from './finding-in-words.ts';
import { PARTS, type Part, partOf } from './parts.ts';

/** One part of a record: right, wrong, or (undefined) not to be told. */
export interface Check {
  readonly part: Part;
  readonly holds: boolean | undefined;
  readonly says: string;
}

/** Every part of a record. What lies behind a part that is wrong cannot be checked. */
export function checkRecord(text: string, givenSecret: string | undefined): Check[] {
  const read = attempt(() => parseRecord(text));
  const checks =
    read.refused === undefined
      ? [formatOf(read.value), ...findingsIn(read.value, givenSecret).map(checkOf)]
      : [{ part: 'format' as const, holds: false, says: read.refused.message }];
  // Where several findings are of one part, the last one decides.
  const byPart = new Map(checks.map((check) => [check.part, check]));
  return PARTS.map((part) => byPart.get(part) ?? unchecked(part));
}

/** The game of a record, as far as it can be read and is known. */
export function gameOf(text: string): ListedGame | undefined {
  const { value } = attempt(() => parseRecord(text));
  return value === undefined ? undefined : gameNamed(value.game);
}

const formatOf = ({ moves }: GameRecord): Check => ({
  part: 'format',
  holds: true,
  says: `version ${RECORD_FORMAT}, ${counted(moves.length, 'move')}`,
});

function findingsIn(record: GameRecord, givenSecret: string | undefined): Finding[] {
  const findings = [...checksOf(gameNamed(record.game)?.rules, record, givenSecret)];
  // Nothing was committed to for a game that cannot be set up.
  return findings.some(({ kind }) => kind === 'setupRefused')
    ? findings.filter((finding) => partOf(finding) !== 'commitment')
    : findings;
}

const checkOf = (finding: Finding): Check => ({
  part: partOf(finding),
  holds: finding.holds,
  says: findingInWords(finding),
});

const unchecked = (part: Part): Check => ({ part, holds: undefined, says: 'cannot be checked' });
