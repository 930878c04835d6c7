import { type GameEvent, Playthrough, randomFrom } from '@ochre/kernel';
import { botMove } from '../../bot.ts';
import { type Prospect, type Puzzle, THOUSANDTHS } from '../puzzle.ts';
import { type Asked, placeOf, randomOf, seenBy } from './asked.ts';
import { exactly } from './exactly.ts';
import { guessesAt } from './levels.ts';
import type { Making } from './making.ts';
import { byGlance } from './opinions.ts';
import { rolled } from './rolled.ts';
import type { Told } from './told.ts';

/** So many decisions of a game lie between two puzzles, so that they are not about the same. */
const APART = 10;
/** So many of the moves that seem best are glanced at first. */
const FEW = 4;
/** Where what is guessed differs by less, or the game is hardly open, nothing is to be found. */
const SPREAD = 0.03;
const OPEN = [0.1, 0.9] as const;

/** The puzzles of one game, which is played for it; the same for the same secret. */
export function puzzlesIn<State, Action>(making: Making<State, Action>, secret: string): Puzzle[] {
  const { game, setup, player } = making;
  const table = new Playthrough(game, setup, { secret, nonces: [] });
  const random = randomFrom(secret);
  const found: Puzzle[] = [];
  let next = 0;
  for (let at = 0; game.decision(table.state) !== undefined; at++) {
    const puzzle = at < next ? undefined : puzzleAt(making, table);
    if (puzzle !== undefined) {
      found.push(puzzle);
      next = at + APART;
    }
    table.move(botMove(game, player, table.state, random));
  }
  return found;
}

type Table<State, Action> = Playthrough<State, Action, unknown, GameEvent>;

function puzzleAt<State, Action>(
  making: Making<State, Action>,
  { state, seed: { secret }, moves }: Table<State, Action>,
): Puzzle | undefined {
  const { game, setup } = making;
  const { player } = game.decision(state)!;
  const legal = game.legalActions(state);
  const asked = { state, player, legal, seed: `${secret} ${moves.length}` };
  const told = legal.length < 2 ? undefined : toldOf(making, asked);
  if (told === undefined) return undefined;
  const { kind, judge, losses, best, failed, share, points } = told;
  const prospect = (at: number): Prospect => ({
    move: game.print(legal[at]!),
    share: thousandths(share - losses[at]!),
    points: points(at).map((one) => Math.round(10 * one) / 10),
  });
  return {
    setup,
    secret,
    moves: moves.map(({ move }) => move),
    player,
    kind,
    judge,
    losses: losses.map(thousandths),
    best: prospect(best),
    tempting: prospect(failed.at),
    fails: failed.level,
  };
}

const thousandths = (share: number): number =>
  Math.round(THOUSANDTHS * Math.max(0, Math.min(1, share)));

function toldOf<State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
): Told | undefined {
  const { kinds } = making;
  const solver = kinds.includes('exact') ? making.solver : undefined;
  const isKnown = solver?.knows(asked.state, asked.legal) === true;
  if (!isKnown && !kinds.includes('rolled')) return undefined;
  const glance = byGlance(making, asked);
  const guesses = guessesAt(making, asked);
  const few = [...new Set([...candidatesAt(making, asked), ...guesses])];
  const shareOf = (at: number): number => glance.share(at, 1);
  const most = Math.max(...few.map(shareOf));
  // Where nobody answers at once, only the moves that seem best can make a difference.
  const spread = most - Math.min(...(guesses.length > 0 ? guesses : few).map(shareOf));
  if (spread < SPREAD) return undefined;
  const told = isKnown ? exactly(making, asked, solver) : 'unknown';
  if (told !== 'unknown') return told;
  const isRolled = kinds.includes('rolled') && most > OPEN[0] && most < OPEN[1];
  return isRolled ? rolled(making, asked, glance, { few, guesses }) : undefined;
}

/** The moves that seem best to the judge. */
function candidatesAt<State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
): number[] {
  const random = randomOf(asked, 'candidates');
  return making.judge
    .candidates(seenBy(making, asked, random), asked.legal, random)
    .slice(0, FEW)
    .map((action) => placeOf(making, asked, action));
}
