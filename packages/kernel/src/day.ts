const DAYS_PER_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Whether a text is a day of the calendar, as `2026-11-17`: nothing is left out, and nothing is beside it. */
export function isDay(text: string): boolean {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (found === null) return false;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  const days = month === 2 && isLeap(year) ? 29 : DAYS_PER_MONTH[month - 1];
  return days !== undefined && date >= 1 && date <= days;
}
