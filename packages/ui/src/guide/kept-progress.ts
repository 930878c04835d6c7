import { BEGINNING, type Progress } from './progress.ts';

const nameOf = (table: string): string => `ochre guide ${table}`;

/** How far the guide of a table was before the page was loaded anew. */
export function keptProgress<Name extends string>(
  table: string,
  names: readonly Name[],
): Progress<Name> {
  try {
    return readProgress(sessionStorage.getItem(nameOf(table)), names);
  } catch {
    return BEGINNING;
  }
}

export function keepProgress(table: string, { seen, open }: Progress<string>): void {
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify({ seen, open }));
  } catch {
    // A browser that stores nothing: after a reload, hints that fit are shown again.
  }
}

/** What of a stored text can still be used. */
export function readProgress<Name extends string>(
  text: string | null,
  names: readonly Name[],
): Progress<Name> {
  if (text === null) return BEGINNING;
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return BEGINNING;
  const { seen, open } = stored as { readonly seen?: unknown; readonly open?: unknown };
  const named = (value: unknown): Name | undefined => names.find((name) => name === value);
  const isOpen = named(open);
  return {
    seen: Array.isArray(seen) ? seen.flatMap((name) => named(name) ?? []) : [],
    ...(isOpen === undefined ? {} : { open: isOpen }),
  };
}
