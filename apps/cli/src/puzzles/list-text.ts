import type { Puzzle } from '@ochre/search/puzzle';
import { columns } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';

/** All puzzles of a game by their numbers, the easiest first. */
export function listText(listed: ListedGame, puzzles: readonly Puzzle[], command: string): string {
  const words = listed.words.puzzles;
  if (puzzles.length === 0) return words.none;
  const rows = puzzles.map((puzzle, at) => [
    String(at + 1),
    levelOf(listed, puzzle),
    tableOf(listed, puzzle),
    words.kinds[puzzle.kind],
  ]);
  return [
    `${listed.rules.meta.title}: ${words.puzzles(puzzles.length)}`,
    words.toSolve(command),
    '',
    columns([[words.number, words.level, words.table, words.known], ...rows], (at) => at > 0),
  ].join('\n');
}

/** What the strongest level is called that fails. */
export const levelOf = ({ terminal }: ListedGame, { fails }: Puzzle): string =>
  terminal.bots[fails]?.title ?? fails;

const tableOf = ({ words, terminal }: ListedGame, { setup }: Puzzle): string =>
  [
    words.results.players(setup.players),
    ...setup.modules.map((name) => terminal.modules[name]?.title ?? name),
  ].join(', ');
