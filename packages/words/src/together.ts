type Catalogue = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of two catalogues as one; groups of the same name are one group. */
export function together<One extends object, Other extends object>(
  one: One,
  other: Other,
): One & Other {
  const all: Record<string, unknown> = { ...(one as Catalogue) };
  for (const [name, words] of Object.entries(other)) {
    const known = all[name];
    all[name] = isGroup(known) && isGroup(words) ? together(known, words) : words;
  }
  return all as One & Other;
}
