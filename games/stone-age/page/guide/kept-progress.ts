import { HINT_NAMES, type HintName } from '../../words/guide/hint-names.ts';
import { BEGINNING, type Progress } from './progress.ts';

const nameOf = (table: string): string => `ochre guide ${table}`;

/** How far the guide of a table was before the page was loaded anew. */
export function keptProgress(table: string): Progress {
  try {
    return readProgress(sessionStorage.getItem(nameOf(table)));
  } catch {
    return BEGINNING;
  }
}

export function keepProgress(table: string, { seen, open }: Progress): void {
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify({ seen, open }));
  } catch {
    // A browser that stores nothing: after a reload, hints that fit are shown again.
  }
}

/** What of a stored text can still be used. */
export function readProgress(text: string | null): Progress {
  if (text === null) return BEGINNING;
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return BEGINNING;
  const { seen, open } = stored as { readonly seen?: unknown; readonly open?: unknown };
  return {
    seen: Array.isArray(seen) ? seen.filter(isHintName) : [],
    ...(isHintName(open) ? { open } : {}),
  };
}

const isHintName = (value: unknown): value is HintName => HINT_NAMES.some((name) => name === value);
