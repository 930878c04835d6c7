import type { Counted } from './counted.ts';

const UNITS = [
  ['day', 86_400_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** How long something lasts, in the largest unit that says it exactly: *15 min*, *3 days*. */
export function durationIn(locale: string): Counted {
  return (milliseconds) => {
    const [unit, length] = UNITS.find(([, size]) => milliseconds % size === 0) ?? UNITS[2];
    const unitDisplay = unit === 'day' ? 'long' : 'short';
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
    return format.format(milliseconds / length);
  };
}
