import { nameOf } from '@ochre/words';
import type { Cast } from './shell-cast.ts';

/** What somebody at this screen is asked now. */
export interface AskedNow {
  readonly player: number;
  readonly what: string;
}

/** What is still to be said of it. */
export interface ToSay extends AskedNow {
  /** Whether the turn has just come to them. */
  readonly isNew: boolean;
}

/** What is to be said when something else is asked, with what was still to be said before. */
export const askedNext = (
  before: AskedNow | undefined,
  now: AskedNow | undefined,
  unsaid: ToSay | undefined,
): ToSay | undefined =>
  now && {
    ...now,
    isNew: before?.player !== now.player || (unsaid?.isNew ?? false),
  };

/** Whose turn it is is said once; what is asked each time it is something else. */
export function sayAsked({ player, what, isNew }: ToSay, cast: Cast): string {
  const { aloud, play } = cast.words;
  if (!isNew) return what;
  const turn = player === cast.viewer ? play.yourTurn : play.turnOf(nameOf(player, cast));
  return aloud.asks(turn, what);
}
