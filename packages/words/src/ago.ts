import type { Counted } from './counted.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** How long ago something was, as the language says it. */
export function agoIn(locale: string): Counted {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return (milliseconds) => {
    const [unit, length] = UNITS.find(([, size]) => milliseconds >= size) ?? UNITS[3];
    return format.format(-Math.floor(milliseconds / length), unit);
  };
}
