import { isValidElement } from 'react';

/**
 * Whether two sets of properties draw the same. Every move brings a whole new view, most of which
 * is as it was: a part that gets equal data is not drawn anew. Functions given to parts of the board
 * must do the same for ever; what is already an element is compared as it is.
 */
export function looksSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (!isPlain(one) || !isPlain(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key) => looksSame(one[key], other[key]));
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isValidElement(value);
