export { BATCH_FORMAT, type Batch, type PuzzleShelf, puzzleOfDay } from './batch.ts';
export { COUNTED_TO, creditFor, FULL_CREDIT, mayLoseMore } from './credit.ts';
export type { AnyPuzzles, GamePuzzles, Solution, Solved, Solver } from './making/game-puzzles.ts';
export { makingFor } from './making/making.ts';
export { puzzlesIn } from './making/puzzles-in.ts';
export { positionOf } from './position.ts';
export {
  idOf,
  type Prospect,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
  solvedBy,
  THOUSANDTHS,
} from './puzzle.ts';
export { readBatch, readShelf } from './read-batch.ts';
