import type { Setup } from '@ochre/kernel';
import type { Judge } from '@ochre/search/review';
import { UserError } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';

/** Who judges such a game, or a `UserError` where nobody was trained for it. */
export async function judgeOf(
  { review }: ListedGame,
  setup: Setup,
): Promise<Judge<unknown, unknown>> {
  const judge = await review.judgeFor(setup);
  if (judge !== undefined) return judge;
  throw new UserError('nobody was trained to judge such a game.');
}
