import { byKind } from './by-kind.ts';
import { checkRecord, type OnMove } from './check-record.ts';
import type { MadeMove, PerFinding, Problem } from './finding.ts';
import type { Game, GameEvent } from './game.ts';
import type { Playthrough } from './playthrough.ts';
import type { GameRecord } from './record.ts';
import { badRequest, type Refused } from './refused.ts';

/**
 * Plays a record again, or throws a `Refused` that says the first thing that is wrong with it.
 * `onMove` sees each step. A running game's record does not hold its secret; whoever knows it
 * passes it.
 */
export function replay<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  record: GameRecord,
  secret = record.secret,
  onMove?: OnMove<State, Event>,
): Playthrough<State, Action, View, Event> {
  const whole = secret === undefined ? record : { ...record, secret };
  const checks = checkRecord(game, whole, undefined, onMove);
  for (;;) {
    const { value, done } = checks.next();
    // A record with no problem was played to its last move.
    if (done) return value!;
    if (!value.holds) throw refusalOf(value);
  }
}

const REFUSALS: PerFinding<Problem, [], Refused> = {
  otherGame: ({ written, known }) => badRequest('record Game', `"${written}" is not ${known}`),
  otherRules: ({ written, known }) =>
    badRequest(
      'record Rules',
      `rules version "${written}" is not known here, only "${known}"; replay it with an Ochre that has those rules`,
    ),
  secretNotRevealed: () =>
    badRequest('record Secret', 'it is not revealed yet, and without it no dice can be rolled'),
  otherSecret: () => badRequest('record Secret', 'it does not match the Commitment'),
  setupRefused: ({ refused }) => refused,
  noncesRefused: ({ refused }) => refused,
  moveRefused: ({ refused, ...move }) => badRequest(fieldOf(move), refused.message),
  otherDice: ({ written, is, ...move }) =>
    badRequest(
      fieldOf(move),
      `dice ${written.join(' ')} are written, but ${is.join(' ') || 'none'} fell`,
    ),
  resultTooEarly: () =>
    badRequest('record Result', 'a result is written, but the game is not over'),
  otherScores: ({ written, is }) => badResult('scores', written, is),
  otherWinners: ({ written, is }) => badResult('winners', written, is),
};

const fieldOf = ({ at, made }: MadeMove): string =>
  `record move ${at + 1} (${made.player}: ${made.move})`;

const badResult = (what: string, written: readonly number[], is: readonly number[]): Refused =>
  badRequest(
    'record Result',
    `${what} ${written.join(' ')} are written, but they are ${is.join(' ')}`,
  );

/** A problem of a record, as the refusal of it. */
export const refusalOf = (problem: Problem): Refused => byKind(REFUSALS, problem);
