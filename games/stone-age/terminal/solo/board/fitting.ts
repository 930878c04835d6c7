/** Each part of a picture in its forms, from the fullest to the barest. */
export type Forms<Name extends string> = Readonly<Record<Name, readonly (readonly string[])[]>>;

/**
 * The parts in their order, in the fullest forms that fit into so many rows together. `givenUp` names
 * the parts that go down to their next form, one after the other, until they do.
 */
export function fitting<Name extends string>(
  forms: Forms<Name>,
  givenUp: readonly Name[],
  rows: number,
): string[] {
  const names = Object.keys(forms) as Name[];
  const level = new Map<Name, number>();
  const shown = (name: Name): readonly string[] =>
    forms[name][Math.min(level.get(name) ?? 0, forms[name].length - 1)] ?? [];
  const height = (): number => names.reduce((sum, name) => sum + shown(name).length, 0);
  for (const name of givenUp) {
    if (height() <= rows) break;
    level.set(name, (level.get(name) ?? 0) + 1);
  }
  return names.flatMap(shown);
}
