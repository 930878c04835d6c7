import { availableParallelism } from 'node:os';
import { type OptionForms, wholeNumber } from '@ochre/terminal';
import { SETUP_OPTIONS } from '../setup-options.ts';

/** What every command that plays many games is told in the same way. */
export const MANY_GAMES_OPTIONS = {
  ...SETUP_OPTIONS,
  games: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionForms;

export const WORKERS_HELP = `\
  --workers N           how many threads (one for each core)
  --json                print one JSON object`;

export const USUAL_SEED = 'ochre';
const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 256;

export const gamesAskedFor = (text: string | undefined, usual: number): number =>
  text === undefined ? usual : wholeNumber('--games', text, 1, MOST_GAMES);

export const workersAskedFor = (text: string | undefined): number =>
  text === undefined ? availableParallelism() : wholeNumber('--workers', text, 1, MOST_WORKERS);
