import { type Advised, minus, type Worth } from '@ochre/search/review';
import type { Sayings } from '@ochre/ui/game/game-page.ts';
import { nameOf } from '@ochre/words';
import type { Words } from '../words/words.ts';

/** Points below this are noise. */
const NOTABLE = 0.5;
/** And so is a chance of less than this. */
const HURTS = 0.02;

interface Reasoned {
  readonly advised: readonly Advised[];
  readonly player: number;
  readonly names: readonly string[];
}

interface Said extends Reasoned {
  readonly at: number;
  /** The position, as the one who decides sees it. */
  readonly view: unknown;
  readonly move: string;
}

/** All that speaks for a move: what it brings, whom it blocks, and what it comes to against another. */
export const whyOf = (
  sayings: Pick<Sayings<unknown>, 'brings' | 'blocks'>,
  words: Words,
  { at, view, move, ...reasoned }: Said,
): string =>
  [
    sayings.brings(view, move),
    sayings.blocks?.(view, move, reasoned.names),
    reasonOf(at, reasoned, words),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('; ');

/**
 * Why a move is good, by what it comes to: more points for oneself, or fewer for somebody else, than the next
 * best, or than the best where it is not; and whose chances it takes.
 */
export function reasonOf(at: number, reasoned: Reasoned, words: Words): string {
  const { advised, player, names } = reasoned;
  const other = advised[at === 0 ? 1 : 0];
  if (other === undefined) return '';
  const { figures, hint } = words.review;
  const { worth } = advised[at]!;
  const seats = names.map((name) => ({ name }));
  const called = (seat: number): string => nameOf(seat, { seats });
  const points = minus(worth, other.worth)
    .points.map((more, seat) => ({ more, seat }))
    .filter(({ more }) => Math.abs(more) >= NOTABLE)
    .sort((one, two) => Number(two.seat === player) - Number(one.seat === player))
    .map(({ more, seat }) =>
      seat === player
        ? hint.mine(figures.morePoints(more))
        : hint.takes(figures.morePoints(more), called(seat)),
    );
  const hurt = hurtBy(worth, other.worth, player);
  const costs =
    hurt === undefined ? [] : [hint.costs(called(hurt.seat), figures.percent(hurt.share))];
  return [...points, ...costs].join(', ');
}

/**
 * Who loses most of their chance by one move against another. Between two it goes without saying: what one
 * wins the other loses.
 */
export function hurtBy(
  worth: Worth,
  other: Worth,
  player: number,
): { readonly seat: number; readonly share: number } | undefined {
  if (worth.shares.length < 3) return undefined;
  const [most] = minus(worth, other)
    .shares.map((more, seat) => ({ seat, share: -more }))
    .filter(({ seat, share }) => seat !== player && share >= HURTS)
    .sort((one, two) => two.share - one.share);
  return most;
}
