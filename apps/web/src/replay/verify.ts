import { commitmentTo, type GameRecord, Refused, replay } from '@ochre/kernel';
import { PAGE_GAMES } from '../table/index.ts';
import { attempt } from './open-record.ts';

const PARTS = ['rules', 'commitment', 'moves', 'result'] as const;
type Part = (typeof PARTS)[number];

/** A part of a record: right, wrong, or (undefined) not to be told. */
export interface Check {
  readonly part: Part;
  readonly holds: boolean | undefined;
  /** What the engine says against it. */
  readonly problem?: string;
}

export interface Verification {
  readonly checks: readonly Check[];
  /** How many dice were rolled again. */
  readonly dice: number;
}

/** Plays a record again by its secret and compares all it says. What follows from something wrong is not checked. */
export function verify(record: GameRecord): Verification {
  const { result, secret, ...course } = record;
  const game = PAGE_GAMES[record.game]?.game;
  const rules = attempt(() => {
    if (game?.rulesVersion === record.rules) return game;
    throw new Refused('no-such-game', `record Rules: "${record.game} ${record.rules}"`);
  });
  if (rules.value === undefined) return found({ part: 'rules', ...wrong(rules.problem) });
  if (secret === undefined) return found(right('rules'));
  if (commitmentTo(secret) !== record.commitment) {
    return found(right('rules'), { part: 'commitment', holds: false });
  }
  const sealed = [right('rules'), right('commitment')];
  const whole = attempt(() => replay(rules.value, record));
  if (whole.value !== undefined) {
    const dice = whole.value.moves.reduce((sum, move) => sum + move.dice.length, 0);
    return { ...found(...sealed, right('moves'), right('result')), dice };
  }
  // Whether it is the result alone that is wrong.
  const played = attempt(() => replay(rules.value, { ...course, secret }));
  return played.problem === undefined
    ? found(...sealed, right('moves'), { part: 'result', ...wrong(whole.problem) })
    : found(...sealed, { part: 'moves', ...wrong(played.problem) });
}

const right = (part: Part): Check => ({ part, holds: true });
const wrong = (problem: string) => ({ holds: false, problem });

function found(...checks: readonly Check[]): Verification {
  const unchecked = PARTS.filter((part) => !checks.some((check) => check.part === part));
  return {
    checks: [...checks, ...unchecked.map((part) => ({ part, holds: undefined }))],
    dice: 0,
  };
}
