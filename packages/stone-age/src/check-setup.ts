import { badRequest, type Setup, type SetupRequest } from '@ochre/kernel';
import { BASE_OPTIONS, BASE_PLAYERS } from './base-game.ts';
import { rulesOf } from './compose.ts';
import { MODULES, VARIANTS } from './modules/index.ts';
import { checkRig } from './rig.ts';
import type { Module, OptionValues } from './rulebook.ts';

/** Checks what a game is asked to be; each refusal names the field and what is allowed. */
export function checkSetup(request: SetupRequest): Setup {
  const modules = checkModules(request.modules);
  const variant = checkVariant(request.variant);
  if (variant !== undefined && modules.length > 0) {
    throw badRequest('modules', `the variant ${variant} goes without expansions`);
  }
  const { players: allowedPlayers, options } =
    variant === undefined ? baseWith(modules) : VARIANTS[variant]!;
  const [least, most] = allowedPlayers;
  const { players } = request;
  if (!Number.isInteger(players) || players < least || players > most) {
    const expected = least === most ? `only ${least}` : `a whole number from ${least} to ${most}`;
    throw badRequest('players', `${expected} is expected`);
  }
  const setup: Setup = {
    players,
    modules,
    ...(variant === undefined ? {} : { variant }),
    options: checkOptions(options, request.options),
  };
  if (request.rig === undefined) return setup;
  return { ...setup, rig: checkRig(request.rig, rulesOf(setup)) };
}

/** Expansions widen the numbers of players and add options. */
function baseWith(modules: readonly string[]): Pick<Module, 'players' | 'options'> {
  const chosen = modules.map((name) => MODULES[name]!);
  return {
    players: chosen.reduce(
      ([from, to], { players }) => [Math.min(from, players[0]), Math.max(to, players[1])],
      BASE_PLAYERS,
    ),
    options: Object.assign({}, BASE_OPTIONS, ...chosen.map(({ options }) => options)),
  };
}

const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none');

function checkModules(modules: unknown = []): string[] {
  const known = Object.keys(MODULES);
  if (!Array.isArray(modules)) throw badRequest('modules', 'a list of names is expected');
  modules.forEach((name: unknown, at) => {
    if (typeof name !== 'string' || !known.includes(name)) {
      throw badRequest(
        'modules',
        `${JSON.stringify(name)} is not known; allowed: ${listed(known)}`,
      );
    }
    if (modules.indexOf(name) !== at) throw badRequest('modules', `"${name}" stands there twice`);
  });
  return modules.slice();
}

function checkVariant(variant: unknown): string | undefined {
  if (variant === undefined) return undefined;
  const known = Object.keys(VARIANTS);
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
    throw badRequest('options', 'an object is expected, like {"diceFirst":"buyer"}');
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
