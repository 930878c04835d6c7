import { wrap } from '@ochre/terminal';
import type { Terminal } from './terminal/terminal.ts';

/** Questions besides the game. Each gives undefined when somebody wants to stop. */

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
  terminal: Terminal,
  question: string,
  { otherwise, least, most }: { otherwise: number; least: number; most: number },
): Promise<number | undefined> {
  const answer = await askFor(terminal, question, String(otherwise), (text) =>
    /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? undefined
      : `A number from ${least} to ${most}, please.`,
  );
  return answer === undefined ? undefined : Number(answer);
}

/** One of some words; their first letters are enough. */
export async function askWord<Word extends string>(
  terminal: Terminal,
  question: string,
  words: readonly Word[],
  otherwise: Word,
): Promise<Word | undefined> {
  const meant = (text: string): Word | undefined =>
    words.find((word) => word.toLowerCase().startsWith(text.toLowerCase()));
  const answer = await askFor(terminal, question, otherwise, (text) =>
    meant(text) === undefined ? `Please answer ${words.join(' or ')}.` : undefined,
  );
  return answer === undefined ? undefined : meant(answer);
}
