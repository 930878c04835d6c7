import { type AnyGame, checkRecord, type Finding, type GameRecord } from '@ochre/kernel';

const PARTS = ['rules', 'commitment', 'moves', 'result'] as const;
type Part = (typeof PARTS)[number];

/** A part of a record, and what was found of it, where it could be checked. */
export interface RecordCheck {
  readonly part: Part;
  readonly found: Finding | undefined;
}

export interface Verification {
  readonly checks: readonly RecordCheck[];
  /** How many dice are vouched for: none in a record that is not as it says. */
  readonly dice: number;
}

/** The setup and the nonces are what the moves start from. */
const PART_OF: Readonly<Record<Finding['kind'], Part>> = {
  rules: 'rules',
  otherGame: 'rules',
  otherRules: 'rules',
  commitment: 'commitment',
  secretNotRevealed: 'commitment',
  otherSecret: 'commitment',
  setup: 'moves',
  setupRefused: 'moves',
  noncesRefused: 'moves',
  nonces: 'moves',
  moves: 'moves',
  moveRefused: 'moves',
  dice: 'moves',
  otherDice: 'moves',
  result: 'result',
  noResultYet: 'result',
  resultTooEarly: 'result',
  resultNotWritten: 'result',
  otherScores: 'result',
  otherWinners: 'result',
};

/** Plays a record again by its secret and compares all it says. What follows from something wrong is not checked. */
export function verify(game: AnyGame, record: GameRecord): Verification {
  const findings = untilFirstProblem(checkRecord(game, record));
  // Where several findings are of one part, the last one decides.
  const byPart = new Map(findings.map((finding) => [PART_OF[finding.kind], finding]));
  return {
    checks: PARTS.map((part) => ({ part, found: byPart.get(part) })),
    dice: findings.every(({ holds }) => holds) ? diceIn(findings) : 0,
  };
}

function untilFirstProblem(all: Iterable<Finding>): Finding[] {
  const findings: Finding[] = [];
  for (const finding of all) {
    findings.push(finding);
    if (!finding.holds) break;
  }
  return findings;
}

const diceIn = (findings: readonly Finding[]): number =>
  findings.reduce((sum, finding) => sum + (finding.kind === 'dice' ? finding.fallen : 0), 0);
