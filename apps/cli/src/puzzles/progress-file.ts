import { existsSync } from 'node:fs';
import type { AnyGame, Setup } from '@ochre/kernel';
import { UserError } from '@ochre/terminal';
import { readTextFile } from '../text-file.ts';
import type { Search } from './search.ts';
import { writeWhole } from './whole-file.ts';

/** The version of the file format. */
const FORMAT = 1;

/** What a search depends on, beside the game. */
export interface Sought extends Pick<Search, 'seed' | 'kinds' | 'least' | 'player'> {
  readonly setup: Setup;
  readonly judge: { readonly name: string; readonly version: string };
}

/** How far a search has come. */
interface Standing {
  readonly sought: Sought;
  /** Answers of which there were enough when it began: a search goes on as it began. */
  readonly spent: readonly string[];
  /** All games before this one are searched. */
  readonly next: number;
}

interface Head {
  readonly format: number;
  readonly game: string;
  readonly rules: string;
}

/** Kept beside a batch that grows: which games were searched, and how. */
export class ProgressFile {
  private readonly path: string;
  private readonly head: Head;
  private standings: readonly Standing[];

  constructor(path: string, head: Head, standings: readonly Standing[]) {
    this.path = path;
    this.head = head;
    this.standings = standings;
  }

  /** Where a search stands, if it has begun. */
  of(sought: Sought): Standing | undefined {
    return this.standings.find((one) => isSame(one.sought, sought));
  }

  note(standing: Standing): void {
    const others = this.standings.filter((one) => !isSame(one.sought, standing.sought));
    this.standings = [...others, standing];
    const searches = this.standings.map((one) => JSON.stringify(one)).join(',\n');
    const head = JSON.stringify(this.head).slice(0, -1);
    writeWhole(this.path, `${head},"searches":[\n${searches}\n]}\n`);
  }
}

const isSame = (one: Sought, other: Sought): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ seed, kinds, least, player, setup, judge }: Sought): string => {
  const { players, modules, variant = '', options } = setup;
  const { name, version } = judge;
  return JSON.stringify([
    [seed, kinds, least, player],
    [players, modules, variant, Object.entries(options).sort()],
    [name, version],
  ]);
};

/** How far the searches for a batch have come; nothing was searched where there is no such file. */
export async function openProgress(batch: string, game: AnyGame): Promise<ProgressFile> {
  const path = `${batch}.progress`;
  const head = { format: FORMAT, game: game.meta.name, rules: game.rulesVersion };
  if (!existsSync(path)) return new ProgressFile(path, head, []);
  const text = await readTextFile(path);
  try {
    return new ProgressFile(path, head, standingsIn(JSON.parse(text), head));
  } catch (error) {
    if (!(error instanceof Unfit || error instanceof SyntaxError)) throw error;
    throw new UserError(
      `${path} does not tell which games were searched for ${batch}: ${error.message}. Without it, all of them are searched again.`,
    );
  }
}

class Unfit extends Error {}

function standingsIn(read: unknown, head: Head): readonly Standing[] {
  const fields = fieldsOf('it', read);
  for (const [name, expected] of Object.entries(head)) {
    check(fields[name] === expected, `${name}: ${JSON.stringify(expected)} is expected`);
  }
  const { searches } = fields;
  check(Array.isArray(searches), 'searches: a list is expected');
  for (const [at, search] of (searches as unknown[]).entries()) checkStanding(at + 1, search);
  return searches as Standing[];
}

function checkStanding(number: number, read: unknown): void {
  const where = `searches ${number}`;
  const { sought, spent, next } = fieldsOf(where, read);
  const { seed, kinds, least, player, setup, judge } = fieldsOf(`${where} sought`, sought);
  check(
    [seed, least, player].every(isText) && isTexts(kinds),
    `${where} sought: a seed, kinds, a level and a bot are expected`,
  );
  const { options } = fieldsOf(`${where} setup`, setup);
  fieldsOf(`${where} options`, options);
  fieldsOf(`${where} judge`, judge);
  check(isTexts(spent), `${where} spent: a list of texts is expected`);
  check(
    Number.isInteger(next) && Number(next) >= 0,
    `${where} next: a whole number from 0 is expected`,
  );
}

function fieldsOf(field: string, value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  check(isObject, `${field}: an object is expected`);
  return value as Readonly<Record<string, unknown>>;
}

function check(holds: boolean, problem: string): void {
  if (!holds) throw new Unfit(problem);
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
