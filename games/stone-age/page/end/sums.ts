import type { Profession, SeenScore } from '@ochre/stone-age/rules';

const PROFESSION_OF: Readonly<Record<string, Profession>> = {
  farmers: 'farmer',
  toolmakers: 'toolmaker',
  builders: 'builder',
  shamans: 'shaman',
  traders: 'trader',
};

/** How the points of a line come about: `7² + 1²`, `5 × 8`; empty where there is nothing to add. */
export function sumOf({ culture, professions, breakdown }: SeenScore, line: string): string {
  const points = breakdown[line] ?? 0;
  if (points === 0) return '';
  if (line === 'culture') {
    return culture
      .filter((size) => size > 0)
      .map((size) => `${size}²`)
      .join(' + ');
  }
  const profession = PROFESSION_OF[line];
  if (profession === undefined) return '';
  const people = professions[profession];
  return `${people} × ${points / people}`;
}
