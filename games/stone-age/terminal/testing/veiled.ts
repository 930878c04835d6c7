import type { Words } from '../in-words.ts';

/** What every letter of veiled words becomes: as wide as a letter, and in no text of the program. */
const VEIL = 'ξ';

const veil = (text: string): string => text.replace(/\p{L}/gu, VEIL);

/** The same words with all their letters veiled: whatever can still be read came from elsewhere. */
export const veiled = (words: Words): Words => ({
  ...veiledIn(words),
  language: words.language,
});

function veiledIn<Value>(value: Value): Value {
  if (typeof value === 'string') return veil(value) as Value;
  if (typeof value === 'function') {
    const says = (...facts: unknown[]): unknown => veiledIn(value(...facts));
    return says as Value;
  }
  if (Array.isArray(value)) return value.map(veiledIn) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, veiledIn(one)]),
  ) as Value;
}
