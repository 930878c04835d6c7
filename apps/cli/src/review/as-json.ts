import { careerOf, type Moment } from '@ochre/search/review';
import type { Reviewed } from './reviewed.ts';

/** As its own page or program would have it: of all seats, or the decisions and the luck of one. */
export function asJson(all: readonly Reviewed[], seat: number | undefined): unknown {
  const reviews = all.map(({ file, record, review }) => ({
    file,
    game: record.game,
    players: record.setup.players,
    ...(seat === undefined ? {} : { seat }),
    ...review,
    moments: seat === undefined ? review.moments : ofSeat(review.moments, seat),
  }));
  if (reviews.length === 1) return reviews[0];
  const career = careerOf(all.map(({ review }) => review.ledger));
  return { reviews, career: career.filter((_, at) => seat === undefined || at === seat) };
}

/** What chance brought in others' moves is luck of the seat, too. */
const ofSeat = (moments: readonly Moment[], seat: number): Moment[] =>
  moments
    .filter(({ player, ways }) => player === seat || ways > 1)
    .map((moment) => (moment.player === seat ? moment : withoutChoice(moment)));

function withoutChoice({ choice: _, ...moment }: Moment): Moment {
  return moment;
}
