import { randomFrom } from '@ochre/kernel';
import { type Estimate, varianceOf } from '@ochre/search/statistics';
import type { Sample } from './play-gauge.ts';

/** So often the deals are drawn again, with some of them twice and others not at all. */
const DRAWN = 2000;
const TAIL = 0.025;

/** How many games as played one without luck is worth; null where too few were played, or all were the same. */
export function worthOf(samples: readonly Sample[]): Estimate | null {
  const value = ratioOf(samples);
  if (!Number.isFinite(value)) return null;
  const deals = dealsOf(samples);
  if (deals.length < 2) return { value, from: null, to: null };
  const random = randomFrom('worth');
  const drawn = Array.from({ length: DRAWN }, () =>
    ratioOf(deals.flatMap(() => deals[random.below(deals.length)]!)),
  )
    // Where all that was drawn is the same, it tells nothing.
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
  const at = (part: number): number => drawn[Math.floor(part * drawn.length)]!;
  return { value, from: at(TAIL), to: at(1 - TAIL) };
}

const ratioOf = (samples: readonly Sample[]): number =>
  varianceOf(samples.map(({ result }) => result)) /
  varianceOf(samples.map(({ result, luck }) => result - luck));

/** The games of each deal; the order in which they came does not matter. */
function dealsOf(samples: readonly Sample[]): (readonly Sample[])[] {
  const numbers = [...new Set(samples.map(({ deal }) => deal))].sort((one, other) => one - other);
  return numbers.map((number) => samples.filter(({ deal }) => deal === number));
}
