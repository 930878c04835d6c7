import type { Setup, SetupRequest } from './game.ts';
import { allowedWith, type GameMeta, type OptionValues } from './meta.ts';
import { badRequest } from './refused.ts';

/**
 * Checks what a game is asked to be by what its `meta` allows; each refusal names the field and what
 * is allowed. The rig is the game's own affair.
 */
export function checkRequest(meta: GameMeta, request: SetupRequest): Setup {
  const modules = checkModules(meta, request.modules);
  const variant = checkVariant(meta, request.variant);
  if (variant !== undefined && modules.length > 0) {
    throw badRequest('modules', `the variant ${variant} goes without expansions`);
  }
  const { players: range, options } = allowedWith(meta, modules, variant);
  const [least, most] = range;
  const { players } = request;
  if (!Number.isInteger(players) || players < least || players > most) {
    const expected = least === most ? `only ${least}` : `a whole number from ${least} to ${most}`;
    throw badRequest('players', `${expected} is expected`);
  }
  return {
    players,
    modules,
    ...(variant === undefined ? {} : { variant }),
    options: checkOptions(options, request.options),
  };
}

const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none');

function checkModules(meta: GameMeta, modules: unknown = []): string[] {
  const known = Object.keys(meta.modules);
  if (!Array.isArray(modules)) throw badRequest('modules', 'a list of names is expected');
  modules.forEach((name: unknown, at) => {
    if (typeof name !== 'string' || !known.includes(name)) {
      throw badRequest(
        'modules',
        `${JSON.stringify(name)} is not known; allowed: ${listed(known)}`,
      );
    }
    if (modules.indexOf(name) !== at) throw badRequest('modules', `"${name}" is given twice`);
  });
  return modules.slice();
}

function checkVariant(meta: GameMeta, variant: unknown): string | undefined {
  if (variant === undefined) return undefined;
  const known = Object.keys(meta.variants);
  if (typeof variant !== 'string' || !known.includes(variant)) {
    throw badRequest(
      'variant',
      `${JSON.stringify(variant)} is not known; allowed: ${listed(known)}`,
    );
  }
  return variant;
}

function checkOptions(allowed: OptionValues, options: unknown = {}): Record<string, unknown> {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw badRequest('options', `an object is expected${exampleOf(allowed)}`);
  }
  for (const [name, value] of Object.entries(options)) {
    const values = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (values === undefined) {
      throw badRequest(
        `options.${name}`,
        `it is not an option of this game; allowed: ${listed(Object.keys(allowed))}`,
      );
    }
    if (!(values as readonly unknown[]).includes(value)) {
      const list = values.map((one) => JSON.stringify(one)).join(' or ');
      throw badRequest(`options.${name}`, `${JSON.stringify(value)} is not allowed, only ${list}`);
    }
  }
  return { ...options };
}

function exampleOf(allowed: OptionValues): string {
  const [first] = Object.entries(allowed);
  if (first === undefined) return '';
  const [name, values] = first;
  return `, like ${JSON.stringify({ [name]: values.at(-1) })}`;
}
