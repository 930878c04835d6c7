/** A game's own: the protocol passes it on as it is. */
const OPAQUE = ['snapshot', 'events', 'options'];

/** The same with a field more in every object, at every depth. */
export function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    OPAQUE.includes(key) ? field : withMore(field),
  ]);
  return { ...Object.fromEntries(fields), weather: { kind: 'rain' } };
}
