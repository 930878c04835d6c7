import type { Choice } from '@ochre/terminal';
import type { Completer } from './terminal/line-reader.ts';

/** TAB goes on word by word: over the legal moves, with or without their first word, and commands. */
export function completerOver(
  commands: readonly string[],
  choices: readonly Choice[],
  open?: Choice,
): Completer {
  const moves = choices.flatMap(({ options }) => options.map(({ move }) => move));
  const inside = open?.options.map(({ move }) => move.slice(open.words.length + 1)) ?? [];
  const all = [...inside, ...moves, ...moves.map(withoutFirstWord), ...commands];
  return (line) => [nextWords(line, all), line];
}

const withoutFirstWord = (move: string): string => move.split(' ').slice(1).join(' ');

/** The texts that begin with a line, each up to the end of the word that comes next. */
export function nextWords(line: string, texts: readonly string[]): string[] {
  const typed = line.replace(/^ +/, '').toLowerCase();
  const found = texts
    .filter((text) => text !== '' && text.toLowerCase().startsWith(typed))
    .map((text) => {
      const end = text.indexOf(' ', typed.length);
      return end < 0 ? text : text.slice(0, end + 1);
    });
  return [...new Set(found)];
}
