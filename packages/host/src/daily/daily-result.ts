import { type AnyGame, type GameRecord, ofSeat, Playthrough } from '@ochre/kernel';
import { endsOfStretches, SQUARES, STRETCHES, squareAlone, squareAmongOthers } from './squares.ts';

/** How somebody's game of a day ended. */
export interface DailyResult {
  readonly points: number;
  readonly place: number;
  /** How many played. */
  readonly of: number;
  readonly hasWon: boolean;
  readonly squares: string;
}

/** Of a finished game, with its secret: any game has it, by its scores on the way. */
export function dailyResult(game: AnyGame, record: GameRecord, seat: number): DailyResult {
  const { result } = record;
  if (result === undefined) throw new Error('A game that is not over has no result.');
  return { ...standingOf(result, seat), squares: squaresOf(game, record, seat).join('') };
}

type Standing = Omit<DailyResult, 'squares'>;

/** Winners come first, whatever broke a tie; then whoever has more points. */
export function standingOf(
  { scores, winners }: NonNullable<GameRecord['result']>,
  seat: number,
): Standing {
  const points = ofSeat(scores, seat);
  const hasWon = winners.includes(seat);
  const isBefore = (score: number, other: number): boolean =>
    other !== seat && (winners.includes(other) || score > points);
  const place = hasWon ? 1 : 1 + scores.filter(isBefore).length;
  return { points, place, of: scores.length, hasWon };
}

function squaresOf(game: AnyGame, record: GameRecord, seat: number): string[] {
  const [begin, ...ends] = scoresOnTheWay(game, record);
  if (record.setup.players === 1) {
    const own = [begin!, ...ends].map((scores) => ofSeat(scores, seat));
    const evenShare = (own.at(-1)! - own[0]!) / STRETCHES;
    return ends.map((_, at) => squareAlone(own[at + 1]! - own[at]!, evenShare));
  }
  const squares = ends.map((scores) => squareAmongOthers(scores, seat));
  return [...squares.slice(0, -1), lastOf(squares.at(-1)!, record, seat)];
}

/** The end tells who has won: who is level with a winner and lost by what breaks ties was close. */
function lastOf(square: string, { result }: GameRecord, seat: number): string {
  if (result!.winners.includes(seat)) return SQUARES.good;
  return square === SQUARES.good ? SQUARES.fair : square;
}

/** At the beginning, and when each stretch ends. */
function scoresOnTheWay(game: AnyGame, record: GameRecord): number[][] {
  const { setup, secret = '', nonces, moves } = record;
  const table = new Playthrough(game, setup, { secret, nonces });
  return [0, ...endsOfStretches(moves.length)].map((end) => {
    for (const { move } of moves.slice(table.moves.length, end)) table.move(game.parse(move));
    return game.scores(table.state);
  });
}
