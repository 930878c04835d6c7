import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** What could stand at the end of a line that is being typed, and the part of it they replace. */
export type Completer = (line: string) => [string[], string];

/**
 * Reads one line after the other, as they are asked for; lines that come early wait. Asking gives
 * `undefined` when somebody wants to stop: Ctrl-C, Ctrl-D or the end of the input.
 */
export class LineReader {
  private readonly input: Readable;
  private readonly output: Writable;
  private readonly editing: boolean;
  private reader: Interface | undefined;
  private early: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private completer: Completer = (line) => [[], line];
  private ended = false;
  private interrupted = false;
  private readonly onInterrupt = (): void => this.interrupt();

  /** With `editing`, lines are edited on a terminal, with a history and TAB. */
  constructor(input: Readable, output: Writable, editing: boolean) {
    this.input = input;
    this.output = output;
    this.editing = editing;
    input.on('end', () => {
      this.ended = true;
    });
    // Without line editing the terminal itself turns Ctrl-C into a signal.
    process.on('SIGINT', this.onInterrupt);
  }

  async ask(prompt: string, completer?: Completer): Promise<string | undefined> {
    this.completer = completer ?? ((line) => [[], line]);
    if (this.takeInterrupt()) return undefined;
    if (!this.editing) this.output.write(prompt);
    const early = this.early.shift();
    if (early !== undefined) {
      this.output.write(this.editing ? `${prompt}${early}\n` : '');
      return early;
    }
    if (this.ended) return undefined;
    const reader = this.open();
    return new Promise((resolve) => {
      this.waiting = resolve;
      if (!this.editing) return;
      reader.setPrompt(prompt);
      reader.prompt();
    });
  }

  /** Whether somebody pressed Ctrl-C while nothing was asked; said once. */
  takeInterrupt(): boolean {
    const { interrupted } = this;
    this.interrupted = false;
    return interrupted;
  }

  /** Writes the prompt and what was typed behind it once more. */
  again(): void {
    if (this.editing && this.waiting !== undefined) this.reader?.prompt(true);
  }

  /** Gives the terminal back as it was. */
  close(): void {
    process.off('SIGINT', this.onInterrupt);
    this.waiting = undefined;
    this.reader?.close();
    this.input.pause();
  }

  private open(): Interface {
    if (this.reader !== undefined) return this.reader;
    const reader = createInterface({
      input: this.input,
      output: this.output,
      terminal: this.editing,
      completer: (line: string) => this.completer(line),
      tabSize: 4,
    });
    reader.on('line', (line) => this.arrived(line));
    reader.on('SIGINT', () => this.interrupt());
    // Ctrl-D closes a reader; the next question opens another one if the input goes on.
    reader.on('close', () => {
      this.reader = undefined;
      if (!this.editing) this.ended = true;
      this.stop();
    });
    this.reader = reader;
    return reader;
  }

  private arrived(typed: string): void {
    const { waiting } = this;
    // What is typed is said back now and then; no hidden signs shall come along.
    const line = typed.replace(/\p{Cc}/gu, ' ');
    this.waiting = undefined;
    if (waiting === undefined) this.early.push(line);
    else waiting(line);
  }

  private interrupt(): void {
    this.early = [];
    this.interrupted = this.waiting === undefined;
    this.stop();
  }

  private stop(): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting === undefined) return;
    this.output.write('\n');
    waiting(undefined);
  }
}
