import { type Attempt, attempt } from './attempt.ts';
import type { Finding } from './finding.ts';
import type { Game, GameEvent } from './game.ts';
import { botNonce, commitmentTo } from './official-chance.ts';
import { Playthrough } from './playthrough.ts';
import type { GameRecord, RecordedMove } from './record.ts';

/** Sees each move that is made again. */
export type OnMove<State, Event> = (
  move: RecordedMove,
  events: readonly Event[],
  state: State,
) => void;

/**
 * Plays a record again, move by move, and tells of everything it says whether it is so: the rules,
 * the commitment, the setup, the nonces, whose turn it was, that each move was legal, the dice and the result.
 * Findings come as they are made: whoever stops at the first problem lets nothing be done behind it.
 * `game` is the one the record names, where it is known; `given` the secret, for whoever knows it
 * while the game still runs. Gives back the game that was played, when all moves were legal.
 */
export function* checkRecord<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event> | undefined,
  record: GameRecord,
  given?: string,
  onMove?: OnMove<State, Event>,
): Generator<Finding, Playthrough<State, Action, View, Event> | undefined, void> {
  if (game?.meta.name !== record.game) {
    yield { kind: 'otherGame', holds: false, written: record.game, known: game?.meta.name };
    return undefined;
  }
  const { rulesVersion } = game;
  if (record.rules !== rulesVersion) {
    yield { kind: 'otherRules', holds: false, written: record.rules, known: rulesVersion };
    return undefined;
  }
  yield { kind: 'rules', holds: true, game: game.meta.name, version: rulesVersion };

  const commitment = commitmentFinding(record, given);
  yield commitment;
  const setup = attempt(() => game.checkSetup(record.setup));
  if (setup.refused !== undefined) {
    yield { kind: 'setupRefused', holds: false, refused: setup.refused };
    return undefined;
  }
  yield { kind: 'setup', holds: true, setup: setup.value };

  const secret = given ?? record.secret;
  if (!commitment.holds || secret === undefined) return undefined;
  const start = attempt(
    () => new Playthrough(game, record.setup, { secret, nonces: record.nonces }),
  );
  if (start.refused !== undefined) {
    yield { kind: 'noncesRefused', holds: false, refused: start.refused };
    return undefined;
  }
  yield noncesFinding(record);
  return yield* checkPlay(start.value, record, onMove);
}

/** A record does not say who played; but nobody adds a bot's nonce by chance. */
function noncesFinding({ nonces, commitment }: GameRecord): Finding {
  const isBots = (seat: number): boolean => nonces[seat] === botNonce(seat, commitment);
  const seats = [...nonces.keys()];
  const own = seats.filter((seat) => !isBots(seat));
  return { kind: 'nonces', holds: true, own, ofBots: seats.filter(isBots) };
}

function commitmentFinding({ secret, commitment }: GameRecord, given: string | undefined): Finding {
  const isOther = (one: string | undefined): boolean =>
    one !== undefined && commitmentTo(one) !== commitment;
  if (isOther(secret)) return { kind: 'otherSecret', holds: false, from: 'record' };
  if (isOther(given)) return { kind: 'otherSecret', holds: false, from: 'given' };
  return secret === undefined && given === undefined
    ? { kind: 'secretNotRevealed', holds: undefined }
    : { kind: 'commitment', holds: true };
}

/** Each move must be legal, and its dice must fall as they are written. */
function* checkPlay<State, Action, View, Event extends GameEvent>(
  table: Playthrough<State, Action, View, Event>,
  record: GameRecord,
  onMove: OnMove<State, Event> | undefined,
): Generator<Finding, Playthrough<State, Action, View, Event> | undefined, void> {
  const { moves } = record;
  const dice = new DiceSoFar();
  for (const [at, made] of moves.entries()) {
    const played: Attempt<Event[]> = attempt(() =>
      table.move(table.game.parse(made.move), made.player),
    );
    if (played.refused !== undefined) {
      yield { kind: 'moveRefused', holds: false, at, made, refused: played.refused };
      yield* dice.finding(at, false);
      return undefined;
    }
    yield* dice.compare(at, made, table.moves[at]!.dice);
    onMove?.(table.moves[at]!, played.value, table.state);
  }
  yield { kind: 'moves', holds: true, count: moves.length };
  yield* dice.finding(moves.length, true);
  yield resultFinding(record, table.record());
  return table;
}

/** Compares the dice that are written with those that fell; the first that differ are told. */
class DiceSoFar {
  private fallen = 0;
  private unwritten = 0;
  private differ = false;

  *compare(at: number, made: RecordedMove, is: readonly number[]): Generator<Finding, void, void> {
    const written = made.dice;
    this.fallen += is.length;
    // A record may leave dice out: they are a check and no more.
    if (written.length === 0) this.unwritten += is.length;
    else if (!this.differ && isOther(written, is)) {
      this.differ = true;
      yield { kind: 'otherDice', holds: false, at, made, written, is };
    }
  }

  *finding(moves: number, areAll: boolean): Generator<Finding, void, void> {
    const { fallen, unwritten } = this;
    if (!this.differ) yield { kind: 'dice', holds: true, fallen, unwritten, moves, areAll };
  }
}

function resultFinding({ result: written }: GameRecord, { result: is }: GameRecord): Finding {
  if (is === undefined) {
    return written === undefined
      ? { kind: 'noResultYet', holds: true }
      : { kind: 'resultTooEarly', holds: false };
  }
  const { scores, winners } = is;
  if (written === undefined) return { kind: 'resultNotWritten', holds: true, scores };
  if (isOther(written.scores, scores)) {
    return { kind: 'otherScores', holds: false, written: written.scores, is: scores };
  }
  if (isOther(written.winners, winners)) {
    return { kind: 'otherWinners', holds: false, written: written.winners, is: winners };
  }
  return { kind: 'result', holds: true, scores, winners };
}

const isOther = (written: readonly number[], is: readonly number[]): boolean =>
  written.join(' ') !== is.join(' ');
