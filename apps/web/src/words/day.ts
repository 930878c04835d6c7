/** A date as the language writes it, the same wherever the reader is: *November 17, 2026*. */
export function dayIn(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
