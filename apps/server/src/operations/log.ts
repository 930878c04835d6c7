import { CountedLines } from './counted-lines.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Field = string | number | boolean | undefined;
export type Fields = Readonly<Record<string, Field>>;

/** One line of JSON for everything worth knowing later. Never a cookie, a secret or what was said. */
export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /** For what strangers can cause as often as they like: not a line each, but their `count`. */
  counted(level: LogLevel, event: string, fields?: Fields): void;
  /** Writes what was only counted so far. */
  flush(): void;
}

export function logTo(write: (line: string) => void, least: LogLevel): Log {
  const from = LOG_LEVELS.indexOf(least);
  const at = (level: LogLevel) => {
    if (LOG_LEVELS.indexOf(level) < from) return () => {};
    return (event: string, fields: Fields = {}): void => {
      const at = new Date().toISOString();
      write(`${JSON.stringify({ at, level, event, ...fields })}\n`);
    };
  };
  const lines = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
  const often = new CountedLines();
  return {
    ...lines,
    counted(level, event, fields = {}) {
      const kind = JSON.stringify([level, event, fields]);
      often.count(kind, (count) => lines[level](event, { ...fields, count }));
    },
    flush: () => often.flush(),
  };
}

/** Whoever knows a table's id can watch it: the log has enough of it to tell tables apart. */
export const signOf = (table: string): string => table.slice(0, 6);

/** What went wrong, for the log: where as well, since nobody else will see it. */
export function problemOf(error: unknown): Fields {
  if (!(error instanceof Error)) return { problem: String(error) };
  return { problem: error.message, stack: error.stack?.split('\n').slice(1, 5).join(' ') };
}
