import { type Puzzle, positionOf } from '@ochre/search/puzzle';
import { ME, seatsOf, wrap } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import { usualOpponent } from '../opponents.ts';
import { Deciding } from '../play/deciding.ts';
import { KeyboardTable } from '../play/keyboard-table.ts';
import { Session } from '../play/session.ts';
import type { Terminal } from '../play/terminal/terminal.ts';
import { answerText } from './answer-text.ts';
import { levelOf } from './list-text.ts';

/** Shows a position, asks for a move, and tells what it was worth; or ends without a word, if nobody answers. */
export async function solve(
  listed: ListedGame,
  puzzle: Puzzle,
  heading: string,
  terminal: Terminal,
): Promise<void> {
  const words = listed.words.puzzles;
  const { moves } = positionOf(listed.rules, puzzle);
  const { setup, secret, player } = puzzle;
  const players = Array.from({ length: setup.players }, (_, seat) =>
    seat === player ? ME : usualOpponent(listed),
  );
  const seats = seatsOf(players, [], listed.naming);
  const seed = { secret, nonces: [] };
  const table = new KeyboardTable({ listed, request: setup, seed, seats, moves });
  const notices = [`${heading}. ${words.task} ${words.fails(levelOf(listed, puzzle))}`];
  const session = new PuzzleSession(table, terminal, notices);
  for (;;) {
    const outcome = await new Deciding(session, player).outcome();
    if (outcome === 'quit') return;
    if (outcome === 'moved') break;
  }
  const made = table.plies[moves.length]!.move;
  const lines = answerText(listed, puzzle, made);
  terminal.show(['', ...lines.flatMap((line) => wrap(line, terminal.width, '  '))]);
}

/** A session in which only the one move is made. */
class PuzzleSession extends Session {
  override async undo(): Promise<{ readonly done: boolean; readonly said: string }> {
    return { done: false, said: this.table.listed.words.puzzles.noUndo };
  }

  /** Whoever has not seen the game is told all of it, whatever is asked. */
  override isBoardDue(): boolean {
    return true;
  }

  override async mayQuit(): Promise<boolean> {
    return true;
  }
}
