import { badRequest, isDay } from '@ochre/kernel';
import type { Rules } from '../value/rules.ts';
import { BATCH_FORMAT, type Batch, type PuzzleShelf } from './batch.ts';
import { PUZZLE_KINDS, THOUSANDTHS } from './puzzle.ts';

/**
 * A batch as it was read from a file, or a `Refused` that says what is wrong with it. That its positions can be reached
 * is checked by whoever plays them (`positionOf`).
 */
export function readBatch(game: Rules<unknown, unknown>, read: unknown): Batch {
  const { name, levels } = game.meta;
  const batch = fieldsOf('puzzles', read);
  check('format', batch.format === BATCH_FORMAT, `${BATCH_FORMAT} is expected`);
  check('game', batch.game === name, `${name} is expected, not ${JSON.stringify(batch.game)}`);
  check('rules', batch.rules === game.rulesVersion, `only version ${game.rulesVersion} is known`);
  check('from', isText(batch.from) && isDay(batch.from), 'a date as 2026-11-17 is expected');
  check('puzzles', Array.isArray(batch.puzzles), 'a list is expected');
  for (const [at, puzzle] of (batch.puzzles as unknown[]).entries()) {
    checkPuzzle(game, `puzzles ${at + 1}`, fieldsOf(`puzzles ${at + 1}`, puzzle), levels);
  }
  return read as Batch;
}

/** All batches of a shelf, the oldest first. */
export const readShelf = async (
  game: Rules<unknown, unknown>,
  { files }: PuzzleShelf,
): Promise<readonly Batch[]> =>
  (await Promise.all(files.map((load) => load()))).map((file) => readBatch(game, file.default));

type Fields = Readonly<Record<string, unknown>>;

function checkPuzzle(
  game: Rules<unknown, unknown>,
  where: string,
  puzzle: Fields,
  levels: readonly string[],
): void {
  const { setup, player, moves, losses, best, tempting, judge } = puzzle;
  const { modules, options, ...request } = fieldsOf(`${where} setup`, setup);
  // Nothing is filled in: what is written tells puzzles apart.
  check(`${where} setup`, isList(modules, isText), 'modules are expected, if only []');
  check(`${where} setup`, isObject(options), 'options are expected, if only {}');
  const { players } = game.checkSetup({ ...request, modules, options } as never);
  check(`${where} secret`, isText(puzzle.secret), 'a text is expected');
  check(`${where} moves`, isList(moves, isText), 'a list of texts is expected');
  check(`${where} player`, isSeat(player, players), `a seat from 0 to ${players - 1} is expected`);
  check(
    `${where} kind`,
    PUZZLE_KINDS.some((kind) => kind === puzzle.kind),
    `${PUZZLE_KINDS.join(' or ')} is expected`,
  );
  const { name, version } = fieldsOf(`${where} judge`, judge);
  check(`${where} judge`, isText(name) && isText(version), 'a name and a version are expected');
  check(
    `${where} losses`,
    isList(losses, isShare) && losses.includes(0) && losses.some((lost) => lost !== 0),
    'thousandths are expected: 0 for the best moves, and more for others',
  );
  for (const [field, prospect] of Object.entries({ best, tempting })) {
    const { move, share, points } = fieldsOf(`${where} ${field}`, prospect);
    check(
      `${where} ${field}`,
      isText(move) &&
        isShare(share) &&
        isList(points, Number.isFinite) &&
        points.length === players,
      'a move, its share and points for every seat are expected',
    );
  }
  check(
    `${where} fails`,
    levels.some((level) => level === puzzle.fails),
    `one of ${levels.join(', ')} is expected`,
  );
}

function check(field: string, holds: boolean, expected: string): asserts holds {
  if (!holds) throw badRequest(field, expected);
}

function fieldsOf(field: string, value: unknown): Fields {
  check(field, isObject(value), 'an object is expected');
  return value;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isList = <Item>(
  value: unknown,
  isItem: ((item: unknown) => item is Item) | ((item: unknown) => boolean),
): value is Item[] => Array.isArray(value) && value.every((item) => isItem(item));

const isShare = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= THOUSANDTHS;

const isSeat = (value: unknown, players: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < players;
