import type { Allowed, GameMeta } from '@ochre/kernel';

/** Everything that brings options: the game, its modules, its variants; the latter by name. */
const sourcesOf = (meta: GameMeta): [name: string, allowed: Allowed][] => [
  ['', meta],
  ...Object.entries(meta.modules),
  ...Object.entries(meta.variants),
];

/** "diceFirst: startPlayer, buyer", "with style merchantJewelry: place, everyAdvance" */
export const optionsInWords = (meta: GameMeta): string[] =>
  sourcesOf(meta).flatMap(([source, { options }]) =>
    Object.entries(options).map(
      ([name, values]) => `${source === '' ? '' : `with ${source} `}${name}: ${values.join(', ')}`,
    ),
  );

/** A value of an option as the game writes it; what it does not know stays as it was typed. */
export function optionValue(meta: GameMeta, name: string, text: string): unknown {
  const known = sourcesOf(meta).flatMap(([, { options }]) => options[name] ?? []);
  return known.find((value) => String(value) === text) ?? text;
}

/** As `diceFirst=buyer`: an option with a value that is not the usual one. */
export function exampleOption({ options }: GameMeta): string {
  const named = Object.entries(options).find(([, values]) => typeof values[0] === 'string');
  const [name, values] = named ?? Object.entries(options)[0] ?? ['NAME', ['VALUE']];
  return `${name}=${values.at(-1)}`;
}
