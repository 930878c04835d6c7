import { Refusal } from '@ochre/host';
import { Refused } from '@ochre/kernel';
import { Declined } from '@ochre/match';
import type { RefusalCode, TableView } from '@ochre/protocol';
import { Unavailable } from './store/trouble.ts';

export interface Said {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rule?: string;
  readonly view?: TableView;
}

const LONGEST_MESSAGE = 500;
const cut = (message: string): string =>
  message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;

/** What is said to whoever asked; undefined for a bug, whose message is nobody's business. */
export function refusalIn(error: unknown): Said | undefined {
  if (error instanceof Refused) {
    const rule = error.rule === undefined ? {} : { rule: error.rule };
    return { code: error.code, message: cut(error.message), ...rule };
  }
  if (error instanceof Declined) return { code: error.code, message: cut(error.message) };
  if (error instanceof Refusal) {
    const view = error.view === undefined ? {} : { view: error.view };
    return { code: error.code, message: cut(error.message), ...view };
  }
  return error instanceof Unavailable ? UNAVAILABLE : undefined;
}

/** Why the store could not do it, for the log; undefined for what it has no part in. */
export function storeTroubleIn(error: unknown): string | undefined {
  const isCaused = error instanceof Refusal && error.code === 'unavailable';
  const trouble = isCaused ? error.cause : error;
  if (trouble instanceof Unavailable) return trouble.message;
  return isCaused && trouble !== undefined ? String(trouble) : undefined;
}

const UNAVAILABLE: Said = {
  code: 'unavailable',
  message: 'The database does not answer, or cannot store anything. Try again in a moment.',
};

export const FAILED: Said = {
  code: 'failed',
  message: 'Something went wrong here; please try again.',
};

export const noSuchTable = (): Refusal =>
  new Refusal('no-such-table', 'There is no such table; the link or the code may be mistyped.');
