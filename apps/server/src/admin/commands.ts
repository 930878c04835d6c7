import { UserError } from '@ochre/terminal';
import type {
  BannedAnswer,
  BansAnswer,
  GuestLine,
  PersonLine,
  RecoveryAnswer,
  StatisticsAnswer,
  TableLine,
} from './answers.ts';
import type { Given, Option } from './arguments.ts';
import { ask, type Door } from './asking.ts';
import {
  bannedText,
  bansText,
  deletedText,
  guestsText,
  peopleText,
  recoveryText,
  removedText,
  statisticsText,
  tablesText,
  unbannedText,
} from './texts.ts';

/** What the server answered, and the same for people. */
interface Outcome {
  readonly answer: unknown;
  readonly text: string;
}

interface AdminCommand {
  /** What follows the name, as in `TABLE`. */
  readonly words: readonly string[];
  /** Beside those that every command has. */
  readonly options: readonly Option[];
  run(door: Door, given: Given): Promise<Outcome>;
}

const withText = <Answer>(answer: Answer, text: (answer: Answer) => string): Outcome => ({
  answer,
  text: text(answer),
});

const query = (given: Given, ...names: readonly Option[]): string => {
  const asked = new URLSearchParams();
  for (const name of names) {
    const value = given.options[name];
    if (value !== undefined) asked.set(name, value);
  }
  return asked.toString();
};

/** A person by the word behind the command, or an address by its option; one of them. */
function subject({ words, options }: Given): { person: string } | { address: string } {
  const [person] = words;
  const { address } = options;
  if (person !== undefined && address === undefined) return { person };
  if (person === undefined && address !== undefined) return { address };
  throw new UserError('WHO or --address ADDRESS is expected, and not both.');
}

function days({ options }: Given): { days?: number } {
  if (options.days === undefined) return {};
  if (!/^\d{1,4}$/.test(options.days)) {
    throw new UserError(`--days: a number of days is expected, not "${options.days}".`);
  }
  return { days: Number(options.days) };
}

/** The first words behind `ochre admin`. */
export const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  statistics: {
    words: [],
    options: [],
    run: async (door) =>
      withText(await ask<StatisticsAnswer>(door, 'GET', 'statistics'), statisticsText),
  },
  'list tables': {
    words: [],
    options: ['stage', 'limit'],
    async run(door, given) {
      const path = `tables?${query(given, 'stage', 'limit')}`;
      return withText(await ask<{ tables: readonly TableLine[] }>(door, 'GET', path), tablesText);
    },
  },
  'list people': {
    words: [],
    options: ['kind', 'name', 'table', 'limit'],
    async run(door, given) {
      const { table } = given.options;
      if (table !== undefined) {
        const path = `tables/${encodeURIComponent(table)}/people`;
        return withText(await ask<{ people: readonly GuestLine[] }>(door, 'GET', path), guestsText);
      }
      const path = `people?${query(given, 'kind', 'name', 'limit')}`;
      return withText(await ask<{ people: readonly PersonLine[] }>(door, 'GET', path), peopleText);
    },
  },
  'list bans': {
    words: [],
    options: [],
    run: async (door) => withText(await ask<BansAnswer>(door, 'GET', 'bans'), bansText),
  },
  ban: {
    words: ['WHO?'],
    options: ['address', 'days'],
    async run(door, given) {
      const body = { ...subject(given), ...days(given) };
      return withText(await ask<BannedAnswer>(door, 'POST', 'bans', body), bannedText);
    },
  },
  unban: {
    words: ['WHO?'],
    options: ['address'],
    async run(door, given) {
      const answer = await ask<BannedAnswer>(door, 'DELETE', 'bans', subject(given));
      return withText(answer, unbannedText);
    },
  },
  'remove-table': {
    words: ['TABLE'],
    options: [],
    async run(door, { words: [table = ''] }) {
      const path = `tables/${encodeURIComponent(table)}`;
      return withText(await ask<TableLine>(door, 'DELETE', path), removedText);
    },
  },
  'delete-person': {
    words: ['WHO'],
    options: [],
    async run(door, { words: [person = ''] }) {
      const answer = await ask<BannedAnswer>(door, 'DELETE', 'people', { person });
      return withText(answer, deletedText);
    },
  },
  'reset-password': {
    words: ['NAME'],
    options: [],
    async run(door, { words: [person = ''] }) {
      const answer = await ask<RecoveryAnswer>(door, 'POST', 'recoveries', { person });
      return withText(answer, recoveryText);
    },
  },
};
