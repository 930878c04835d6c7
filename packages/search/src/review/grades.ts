/** What a decision is called by what it lost, the best first. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Of winning, at two players. */
const FROM: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

/** Among more, a fair share is smaller, and so is how far it usually strays: 1 at two players. */
export const scaleFor = (players: number): number =>
  players === 1 ? 1 : (2 * Math.sqrt(players - 1)) / players;

export function gradeOf(lost: number, players: number): Grade {
  if (lost <= 0) return 'best';
  return FROM.find(([, from]) => lost >= from * scaleFor(players))?.[0] ?? 'good';
}
