import type { SeenPosition } from './position.ts';

/**
 * Who is ahead, measured by what may still change it: ten points are little at the start, and decide the last
 * round. A network of one layer can hardly multiply, so this is done for it.
 */
const COMMON = 8;

export const leadInputs = (players: number): number => COMMON + players - 1;

/** What somebody who is not placed yet brings in the last round, in points. */
const POINTS_AT_HOME = 2.4;

/** How far a lead usually goes astray: with everybody home, by this round, and by those to come. */
const AT_THE_END = 2;
const BY_THIS_ROUND = 12;
const BY_ROUNDS = 12;

export function writeLead(position: SeenPosition, x: Float32Array, offset: number): void {
  const { state, toCome, seated } = position;
  const own = seated[0];
  if (own === undefined) return;
  const isPlacing = state.step === 0;
  const open = isPlacing ? 1 : shareStanding(position);
  const usual = AT_THE_END + BY_THIS_ROUND * open + BY_ROUNDS * Math.sqrt(toCome);
  const atHome = isPlacing ? POINTS_AT_HOME : 0;
  const ownSoon = own.ifSoon + atHome * own.player.home;
  let others = Number.NEGATIVE_INFINITY;
  let othersNow = Number.NEGATIVE_INFINITY;
  let at = offset + COMMON;
  for (let other = 1; other < seated.length; other++) {
    const one = seated[other]!;
    const soon = one.ifSoon + atHome * one.player.home;
    if (soon > others) others = soon;
    if (one.ifNow > othersNow) othersNow = one.ifNow;
    x[at++] = squashed((ownSoon - soon) / usual);
  }
  const lead = ownSoon - others;
  at = offset;
  x[at++] = squashed(lead / usual);
  x[at++] = squashed((2.5 * lead) / usual);
  x[at++] = squashed((own.ifNow - othersNow) / usual);
  x[at++] = squashed(lead / 10);
  x[at++] = squashed(lead / 40);
  x[at++] = toCome === 0 ? squashed(lead / (AT_THE_END + BY_THIS_ROUND * open)) : 0;
  x[at++] = toCome === 0 ? 1 : 0;
  x[at++] = open;
}

/** Between −1 and 1. */
const squashed = (number: number): number => number / (1 + Math.abs(number));

/** How many of all people have still to be used in this round. */
function shareStanding({ seated }: SeenPosition): number {
  let [standing, people] = [0, 0];
  for (const { player } of seated) {
    standing += player.people - player.home;
    people += player.people;
  }
  return standing / people;
}
