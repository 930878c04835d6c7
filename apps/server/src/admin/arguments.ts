import { parseArgs } from 'node:util';
import { didYouMean, UserError } from '@ochre/terminal';

const OPTIONS = {
  url: { type: 'string' },
  data: { type: 'string' },
  json: { type: 'boolean' },
  limit: { type: 'string' },
  stage: { type: 'string' },
  kind: { type: 'string' },
  name: { type: 'string' },
  table: { type: 'string' },
  address: { type: 'string' },
  days: { type: 'string' },
} as const;
export type Option = keyof typeof OPTIONS;

export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<Option, string>>>;
  readonly isJson: boolean;
}

const isOption = (name: string): name is Option => Object.hasOwn(OPTIONS, name);

/** The words and options behind `ochre admin`; what is wrong with them is a `UserError`. */
export function readAdminArguments(args: readonly string[]): Given {
  const { tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const options: Partial<Record<Option, string>> = {};
  let isJson = false;
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isOption(name)) throw unknown(rawName);
    if (name === 'json') isJson = true;
    else if (value === undefined || value === '') {
      throw new UserError(`${rawName} needs a value.`);
    } else options[name] = value;
  }
  return { words, options, isJson };
}

function unknown(rawName: string): UserError {
  const known = Object.keys(OPTIONS).map((name) => `--${name}`);
  return new UserError(
    `${rawName} is not an option here.${didYouMean(rawName, known)} Allowed: ${known.join(', ')}, --help.`,
  );
}
