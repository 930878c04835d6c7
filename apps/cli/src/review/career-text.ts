import { careerOf } from '@ochre/search/review';
import type { Estimate } from '@ochre/search/statistics';
import { columns } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import { readersOf } from '../telling.ts';
import { numbersIn } from './numbers.ts';
import type { Reviewed } from './reviewed.ts';

/** The mean result of every seat over several games, or of one. */
export function careerText(
  listed: ListedGame,
  all: readonly Reviewed[],
  only: number | undefined,
): string {
  const words = listed.words.review;
  const { percent } = numbersIn(listed.language);
  const written = ({ value, from, to }: Estimate): string =>
    from === null || to === null
      ? percent(value)
      : `${percent(value)} (${percent(from)} – ${percent(to)})`;
  const { seats } = readersOf(all[0]!.record, listed);
  const rows = careerOf(all.map(({ review }) => review.ledger)).flatMap(
    ({ asPlayed, withoutLuck }, seat) =>
      only === undefined || only === seat
        ? [[seats[seat]!.name, written(asPlayed), written(withoutLuck)]]
        : [],
  );
  return [
    words.career(all.length),
    columns([['', words.asPlayed, words.withoutLuck], ...rows], (column) => column === 0),
  ].join('\n');
}
