import { badRequest, type RefusalCode, Refused } from '@ochre/kernel';
import { type ListedGame, nameOfGame, usualGame } from '../games.ts';
import { ANSWERS, type Answer } from './answers.ts';
import { type Request, readRequest } from './requests.ts';
import { Tables } from './tables.ts';

/** One run of the engine: a request's line in, its answer's line out. */
export class EngineSession {
  private readonly tables: Tables;

  /** Games are of that one where a request names no other. */
  constructor(usual: ListedGame = usualGame()) {
    this.tables = new Tables(nameOfGame(usual));
  }

  /**
   * Whatever is wrong with a line is an answer too, and changes nothing. The next line is to be
   * asked when this one is answered.
   */
  async answer(line: string): Promise<string> {
    try {
      const request = readRequest(line);
      const answer = ANSWERS[request.do] as (
        tables: Tables,
        request: Request,
      ) => Answer | Promise<Answer>;
      return JSON.stringify({ ok: true, ...(await answer(this.tables, request)) });
    } catch (error) {
      return error instanceof Refused ? refusal(error.code, error.message) : failure(error);
    }
  }
}

/** No message needs more, and some repeat what was asked. */
const LONGEST_MESSAGE = 1_000;

function refusal(code: RefusalCode, message: string): string {
  const cut = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
  return JSON.stringify({ ok: false, error: { code, message: cut } });
}

/** The answer to a line that could not even be read. */
export const unreadable = (problem: string): string =>
  refusal('bad-request', badRequest('request', problem).message);

function failure(error: unknown): string {
  if (process.env.OCHRE_DEBUG) console.error(error);
  const reason = error instanceof Error ? error.message : String(error);
  return unreadable(`Ochre failed on it and changed nothing: ${reason}`);
}
