import { parseArgs } from 'node:util';
import type { Playable } from '@ochre/host';
import { GAMES } from '../games.ts';

/** What a tool of the server was asked for: each option is a text with a usual value. */
export class ToolArguments<Name extends string> {
  private readonly values: Readonly<Record<Name, string>>;

  private constructor(values: Readonly<Record<Name, string>>) {
    this.values = values;
  }

  /** Ends the program with one line when an option is not known. */
  static read<Name extends string>(
    usual: Readonly<Record<Name, string>>,
    args = process.argv.slice(2),
  ): ToolArguments<Name> {
    const names = Object.keys(usual) as Name[];
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    try {
      const { values } = parseArgs({ args, options });
      return new ToolArguments({ ...usual, ...values });
    } catch (error) {
      const allowed = names.map((name) => `--${name}`).join(', ');
      return refuse(`${(error as Error).message.split('. ')[0]}; allowed: ${allowed}`);
    }
  }

  text(name: Name): string {
    return this.values[name];
  }

  positive(name: Name): number {
    const text = this.values[name];
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    return refuse(`--${name}: a whole number from 1 is expected, not "${text}"`);
  }

  /** Some of a list, written with commas; all must be known. */
  some<Known extends string>(name: Name, known: readonly Known[]): readonly Known[] {
    const words = this.values[name].split(',').filter((word) => word !== '');
    const unknown = words.find((word) => !known.some((one) => one === word));
    if (unknown === undefined) return known.filter((one) => words.includes(one));
    return refuse(`--${name}: "${unknown}" is not known; allowed: ${known.join(', ')}`);
  }

  game(name: Name): Playable {
    const text = this.values[name];
    if (Object.hasOwn(GAMES, text)) return GAMES[text]!;
    return refuse(`--${name}: "${text}" is not known; allowed: ${Object.keys(GAMES).join(', ')}`);
  }
}

function refuse(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
