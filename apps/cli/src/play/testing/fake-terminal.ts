import { NO_INK } from '@ochre/terminal';
import type { Terminal } from '../terminal/terminal.ts';

/** A terminal that answers from a list, then wants to stop, and remembers what it showed. */
export interface FakeTerminal extends Terminal {
  readonly shown: string[];
  readonly asked: string[];
}

export function fakeTerminal(
  answers: readonly string[],
  { screen = false, width = 80, rows = 24 } = {},
): FakeTerminal {
  const left = answers.slice();
  const shown: string[] = [];
  const asked: string[] = [];
  return {
    screen,
    ink: NO_INK,
    width,
    rows,
    shown,
    asked,
    show: (lines) => shown.push(...lines),
    clear: () => shown.push('(empty screen)'),
    async ask(prompt) {
      asked.push(prompt);
      return left.shift();
    },
    wasInterrupted: () => false,
    onResize: () => undefined,
    close: () => undefined,
  };
}
