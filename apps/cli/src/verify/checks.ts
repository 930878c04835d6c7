import {
  commitmentTo,
  type GameEvent,
  type GameRecord,
  Playthrough,
  parseRecord,
  RECORD_FORMAT,
  Refused,
} from '@ochre/kernel';
import { counted } from '../counted.ts';
import { GAME_NAMES, gameNamed } from '../games.ts';

const PARTS = ['format', 'rules', 'setup', 'commitment', 'moves', 'dice', 'result'] as const;
type Part = (typeof PARTS)[number];

/** One part of a record: right, wrong, or (undefined) not to be told. */
export interface Check {
  readonly part: Part;
  readonly holds: boolean | undefined;
  readonly says: string;
}

/** Every part of a record. What lies behind a part that is wrong cannot be checked. */
export function checkRecord(text: string, givenSecret: string | undefined): Check[] {
  const checks = [...checksOf(text, givenSecret)];
  const unchecked = PARTS.filter((part) => !checks.some((check) => check.part === part));
  return [...checks, ...unchecked.map((part) => unknown(part, 'cannot be checked'))];
}

const right = (part: Part, says: string): Check => ({ part, holds: true, says });
const wrong = (part: Part, says: string): Check => ({ part, holds: false, says });
const unknown = (part: Part, says: string): Check => ({ part, holds: undefined, says });

function* checksOf(text: string, givenSecret: string | undefined): Generator<Check, void> {
  const read = attempt(() => parseRecord(text));
  if ('problem' in read) return yield wrong('format', read.problem);
  const record = read.value;
  yield right('format', `version ${RECORD_FORMAT}, ${counted(record.moves.length, 'move')}`);

  const game = gameNamed(record.game)?.game;
  if (game === undefined) return yield wrong('rules', unknownGame(record));
  if (record.rules !== game.rulesVersion) {
    const says = `version "${record.rules}" is not known here, only "${game.rulesVersion}"`;
    return yield wrong('rules', says);
  }
  yield right('rules', `${game.name}, version ${game.rulesVersion}`);

  const setup = attempt(() => game.checkSetup(record.setup));
  if ('problem' in setup) return yield wrong('setup', setup.problem);
  const { players, modules, variant } = setup.value;
  yield right('setup', [counted(players, 'player'), ...modules, variant ?? []].flat().join(', '));

  const secret = givenSecret ?? record.secret;
  if (secret === undefined) return yield unknown('commitment', NO_SECRET);
  const broken = brokenCommitment(record, givenSecret);
  if (broken !== undefined) return yield wrong('commitment', broken);
  const seed = { secret, nonces: record.nonces };
  const start = attempt(() => new Playthrough(game, record.setup, seed));
  if ('problem' in start) return yield wrong('commitment', start.problem);
  yield right('commitment', 'the secret is the one committed to');

  yield* checksOfPlay(start.value, record);
}

function attempt<T>(work: () => T): { readonly value: T } | { readonly problem: string } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}

const unknownGame = ({ game }: GameRecord): string =>
  `the game "${game}" is not known here, only ${GAME_NAMES.join(', ')}`;

const NO_SECRET = 'the secret is not revealed; whoever knows it can give it with --secret';

function brokenCommitment(record: GameRecord, givenSecret: string | undefined): string | undefined {
  const isOther = (secret: string | undefined): boolean =>
    secret !== undefined && commitmentTo(secret) !== record.commitment;
  if (isOther(record.secret)) return 'the secret in the record is not the one committed to';
  if (isOther(givenSecret)) return 'the secret that was given is not the one committed to';
  return undefined;
}

type Table = Playthrough<unknown, unknown, unknown, GameEvent>;

/** Plays the moves again: each must be legal, and its dice must fall as they are written. */
function* checksOfPlay(table: Table, record: GameRecord): Generator<Check, void> {
  const dice = new DiceCheck();
  for (const [at, { player, move, dice: written }] of record.moves.entries()) {
    const where = `move ${at + 1} (${player}: ${move})`;
    const played = attempt(() => table.move(table.game.parse(move), player));
    if ('problem' in played) {
      yield wrong('moves', `${where}: ${played.problem}`);
      return yield dice.check(`until there, `);
    }
    dice.compare(where, written, table.moves[at]!.dice);
  }
  yield right('moves', `${counted(record.moves.length, 'move')}, each legal when it was made`);
  yield dice.check('');
  yield checkResult(record, table.record());
}

/** Compares the dice that are written with those that fell. */
class DiceCheck {
  private fallen = 0;
  private written = 0;
  private firstWrong: string | undefined;

  compare(where: string, written: readonly number[], fallen: readonly number[]): void {
    this.fallen += fallen.length;
    this.written += written.length;
    // A record may leave dice out: they are a check and no more.
    if (written.length === 0 || written.join(' ') === fallen.join(' ')) return;
    this.firstWrong ??= `${where}: ${written.join(' ')} is written, but ${fallen.join(' ') || 'nothing'} fell`;
  }

  check(howFar: string): Check {
    if (this.firstWrong !== undefined) return wrong('dice', this.firstWrong);
    const dice = counted(this.fallen, 'die', 'dice');
    const left = this.fallen - this.written;
    const unwritten = left > 0 ? `; ${left} of them not written` : '';
    return right('dice', `${howFar}${dice}, each as it fell${unwritten}`);
  }
}

function checkResult({ result: written }: GameRecord, { result }: GameRecord): Check {
  if (result === undefined) {
    return written === undefined
      ? right('result', 'none yet, the game still runs')
      : wrong('result', 'a result is written, but the game is not over');
  }
  const scores = result.scores.join(' ');
  if (written === undefined) return right('result', `not written; the scores are ${scores}`);
  if (written.scores.join(' ') !== scores) {
    return wrong('result', `${written.scores.join(' ')} is written, but the scores are ${scores}`);
  }
  const winners = result.winners.join(' ');
  if (written.winners.join(' ') !== winners) {
    const says = `winners ${written.winners.join(' ') || 'none'} are written, but it is ${winners || 'none'}`;
    return wrong('result', says);
  }
  // Whoever plays alone wins by enough points.
  if (result.scores.length === 1) {
    return right('result', `score ${scores}, ${winners === '' ? 'not won' : 'won'}`);
  }
  return right('result', `scores ${scores}, won by ${winners === '' ? 'nobody' : winners}`);
}
