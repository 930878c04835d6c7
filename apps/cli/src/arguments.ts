import { parseArgs } from 'node:util';
import { didYouMean, type Given, type OptionForms, UserError } from '@ochre/terminal';

/**
 * Reads the words behind a command. `wanted` names those that are no options, as in `FILE`: all of
 * them must be there, and no other; of a last one as in `BOT…` there may be several, one as in `[NUMBER]` may be left
 * out. What is wrong is thrown as a `UserError` that says what is allowed.
 */
export function readArguments<Forms extends OptionForms>(
  args: readonly string[],
  forms: Forms,
  wanted: readonly string[] = [],
): Given<Forms> {
  const words: string[] = [];
  const given = new Map<string, string[]>();
  // Not strict: Node's own messages do not say what is allowed.
  const { tokens } = parseArgs({
    args: [...args],
    options: forms,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option') takeOption(token, forms, given);
  }
  checkWords(words, wanted);
  return { values: valuesOf(forms, given), words };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function takeOption(token: OptionToken, forms: OptionForms, given: Map<string, string[]>): void {
  const { name, rawName, value } = token;
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (form === undefined || !rawName.startsWith('--')) throw unknownOption(rawName, forms);
  if (form.type === 'boolean' && value !== undefined) {
    throw new UserError(`--${name} takes no value.`);
  }
  if (form.type === 'string') checkValue(token);
  const before = given.get(name) ?? [];
  if (before.length > 0 && !form.multiple) throw new UserError(`--${name} is given twice.`);
  given.set(name, [...before, value ?? '']);
}

function checkValue({ name, value, inlineValue }: OptionToken): void {
  if (value === undefined) throw new UserError(`--${name} needs a value.`);
  // A forgotten value would swallow the next option.
  if (!inlineValue && /^-./.test(value)) {
    throw new UserError(`--${name} needs a value; one that begins with - is --${name}=${value}`);
  }
}

function unknownOption(rawName: string, forms: OptionForms): UserError {
  const known = Object.keys(forms).map((name) => `--${name}`);
  const allowed = [...known, '--help'].join(', ');
  return new UserError(
    `${rawName} is not an option here.${didYouMean(rawName, known)} Allowed: ${allowed}.`,
  );
}

function checkWords(words: readonly string[], wanted: readonly string[]): void {
  const missing = wanted[words.length];
  if (missing !== undefined && !missing.startsWith('['))
    throw new UserError(`${missing} is missing.`);
  if (wanted.at(-1)?.endsWith('…')) return;
  const tooMany = words[wanted.length];
  if (tooMany !== undefined) {
    const expected = wanted.length === 0 ? 'only options are' : `${wanted.join(' ')} alone is`;
    throw new UserError(`"${tooMany}" is one word too many: ${expected} expected.`);
  }
}

function valuesOf<Forms extends OptionForms>(
  forms: Forms,
  given: ReadonlyMap<string, readonly string[]>,
): Given<Forms>['values'] {
  const values = Object.entries(forms).map(([name, { type, multiple }]) => {
    const found = given.get(name);
    if (type === 'boolean') return [name, found !== undefined];
    return [name, multiple ? (found ?? []) : found?.[0]];
  });
  return Object.fromEntries(values);
}
