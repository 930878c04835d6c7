import type { Readable, Writable } from 'node:stream';
import { type Ink, inkOf, NO_INK, toAscii, withoutInk } from '@ochre/terminal';
import { type Completer, LineReader } from './line-reader.ts';

/** Where people play: lines are shown and asked for. */
export interface Terminal {
  /** Whether the whole screen is redrawn; otherwise one line follows the other. */
  readonly screen: boolean;
  readonly ink: Ink;
  readonly width: number;
  readonly rows: number;
  show(lines: readonly string[]): void;
  /** Empties the screen, where there is one. */
  clear(): void;
  /** A line, or undefined when somebody wants to stop. */
  ask(prompt: string, completer?: Completer): Promise<string | undefined>;
  /** Whether somebody pressed Ctrl-C while nothing was asked; said once. */
  wasInterrupted(): boolean;
  /** What to draw again when the size of the screen changes while something is asked. */
  onResize(draw: (() => void) | undefined): void;
  close(): void;
}

export type Environment = Readonly<Record<string, string | undefined>>;

type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  getColorDepth?(environment: object): number;
};
type Input = Readable & { readonly isTTY?: boolean };

export interface TerminalRequest {
  readonly input: Input;
  readonly output: Output;
  readonly environment: Environment;
  readonly plain: boolean;
  readonly noColor: boolean;
}

/** Whether somebody sits there: both ends are a terminal. */
export const isTerminal = ({ input, output }: { input: Input; output: Output }): boolean =>
  input.isTTY === true && output.isTTY === true;

/** The locale decides which signs a terminal shows; Windows' terminals show all. */
export function knowsUnicode(environment: Environment, platform: string): boolean {
  const locale = environment.LC_ALL || environment.LC_CTYPE || environment.LANG || '';
  return /utf-?8/i.test(locale) || (locale === '' && platform === 'win32');
}

/** No colours for those who ask for none (no-color.org) and for terminals that have none. */
export function inkFor({ output, environment, plain, noColor }: TerminalRequest): Ink {
  const without = noColor || plain || output.isTTY !== true || environment.TERM === 'dumb';
  if (without || (environment.NO_COLOR ?? '') !== '') return NO_INK;
  return inkOf(output.getColorDepth?.(environment) ?? 4);
}

const HOME_AND_EMPTY = '\u001b[H\u001b[J';

export function openTerminal(request: TerminalRequest): Terminal {
  const { input, output, environment, plain } = request;
  const screen = !plain && environment.TERM !== 'dumb' && isTerminal(request);
  const spell = knowsUnicode(environment, process.platform) ? (text: string) => text : toAscii;
  const reader = new LineReader(input, output, screen);
  let cleared = false;
  let redraw: (() => void) | undefined;
  const resized = (): void => {
    redraw?.();
    if (redraw !== undefined) reader.again();
  };
  if (screen) output.on('resize', resized);
  const size = (of: 'columns' | 'rows', otherwise: number): number => output[of] || otherwise;
  return {
    screen,
    ink: inkFor(request),
    get width() {
      return size('columns', 80);
    },
    get rows() {
      return size('rows', 24);
    },
    show(lines) {
      for (const line of lines) output.write(`${spell(line)}\n`);
    },
    clear() {
      if (!screen) return;
      // The first time, what stood on the screen scrolls away instead of being overwritten.
      if (!cleared) output.write('\n'.repeat(size('rows', 24)));
      cleared = true;
      output.write(HOME_AND_EMPTY);
    },
    // Line editing counts the columns of a prompt itself and would count colours along.
    ask: (prompt, completer) => reader.ask(withoutInk(spell(prompt)), completer),
    wasInterrupted: () => reader.takeInterrupt(),
    onResize(draw) {
      redraw = draw;
    },
    close() {
      output.off('resize', resized);
      reader.close();
    },
  };
}
