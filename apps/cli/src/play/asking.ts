import { wrap } from '@ochre/terminal';
import type { SetupWords } from '../words/setup/words.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Questions besides the game. Each gives undefined when somebody wants to stop. */

/** Who is asked, and in which words. */
export interface Asking {
  readonly terminal: Terminal;
  readonly words: SetupWords['asking'];
}

/** Enter alone takes the answer in brackets. `wrong` says what is wrong with an answer. */
export async function askFor(
  terminal: Terminal,
  question: string,
  otherwise: string,
  wrong: (answer: string) => string | undefined = () => undefined,
): Promise<string | undefined> {
  for (;;) {
    const line = await terminal.ask(`${question} [${otherwise}] `);
    if (line === undefined) return undefined;
    const answer = line.trim() || otherwise;
    const problem = wrong(answer);
    if (problem === undefined) return answer;
    terminal.show(wrap(problem, terminal.width));
  }
}

export async function askNumber(
  { terminal, words }: Asking,
  question: string,
  { otherwise, least, most }: { otherwise: number; least: number; most: number },
): Promise<number | undefined> {
  const answer = await askFor(terminal, question, String(otherwise), (text) =>
    /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? undefined
      : words.number(least, most),
  );
  return answer === undefined ? undefined : Number(answer);
}

/** What can be answered, the usual answer, and the words for those that the reader has words for. */
interface Answers<Name extends string> {
  readonly names: readonly Name[];
  readonly otherwise: Name;
  readonly inWords?: Readonly<Partial<Record<Name, string>>>;
}

/** One of some answers, by its name or in the reader's words; the first letters are enough. */
export async function askWord<Name extends string>(
  { terminal, words }: Asking,
  question: string,
  { names, otherwise, inWords }: Answers<Name>,
): Promise<Name | undefined> {
  const wordFor = (name: Name): string => inWords?.[name] ?? name;
  const meant = (text: string): Name | undefined =>
    names.find((name) => begins(wordFor(name), text)) ?? names.find((name) => begins(name, text));
  const answer = await askFor(terminal, question, wordFor(otherwise), (text) =>
    meant(text) === undefined ? words.oneOf(names.map(wordFor)) : undefined,
  );
  return answer === undefined ? undefined : meant(answer);
}

const begins = (word: string, text: string): boolean => bare(word).startsWith(bare(text));

/** Whoever types "si" means "sí". */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
