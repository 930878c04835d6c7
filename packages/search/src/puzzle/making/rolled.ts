import { type Asked, isSpent } from './asked.ts';
import { hasMargin, isClear, isOpen, lossesOf, marginAmong, nextBest } from './clear.ts';
import { failedBy } from './levels.ts';
import type { Making } from './making.ts';
import { byJudge, clearlyBetterBy, isSeconded, pointsBy } from './opinions.ts';
import type { Playouts } from './playouts.ts';
import type { Told } from './told.ts';

/** So often everything is glanced at. */
const GLANCES = 3;
/** What seems to lose less than so many margins is looked into. */
const DOUBTFUL = 2;
/** At a glance, such a part of the margin will do. */
const PROMISING = 0.7;

/** Moves that are worth a glance: those that seem best, and among them what levels answer at once. */
export interface Glanced {
  readonly few: readonly number[];
  readonly guesses: readonly number[];
}

/** What playing on tells, if one move is clearly best whoever plays on; what is no better than a glance is an estimate. */
export function rolled<State, Action>(
  making: Making<State, Action>,
  asked: Asked<State, Action>,
  glance: Playouts<State, Action>,
  { few, guesses }: Glanced,
): Told | undefined {
  const { players } = making.setup;
  const margin = marginAmong(players);
  // Few are looked at before all are.
  const fewSeem = few.map((at) => glance.share(at, GLANCES));
  if (!hasMargin(fewSeem, PROMISING * margin)) return undefined;
  const seem = asked.legal.map((_, at) => glance.share(at, GLANCES));
  if (!isClear(seem, players, PROMISING * margin)) return undefined;
  const losses = lossesOf(seem);
  const best = losses.indexOf(0);
  if (isSpent(making, asked, best)) return undefined;
  const wrongGuesses = guesses.filter((at) => losses[at]! > 0);
  if (guesses.length > 0 && wrongGuesses.length === 0) return undefined;

  const playouts = byJudge(making, asked);
  const isDoubtful = (at: number): boolean =>
    losses[at]! < DOUBTFUL * margin || wrongGuesses.includes(at);
  const doubtful = [...losses.keys()]
    .filter((at) => at !== best && isDoubtful(at))
    .sort((one, other) => losses[one]! - losses[other]!);
  for (const at of doubtful) {
    if (losses[at] === 0 && isSame(playouts, best, at)) continue;
    const lost = clearlyBetterBy(playouts, [best, at], asked, making);
    if (lost === undefined) return undefined;
    losses[at] = lost;
  }
  const share = playouts.share(best, EXPLAINED);
  if (!isOpen(share, players)) return undefined;
  const failed = failedBy(making, asked, losses);
  if (failed === undefined) return undefined;
  if (!isSeconded(making, asked, best, [...new Set([failed.at, nextBest(losses)])]))
    return undefined;
  const { name, version } = making.judge;
  return {
    kind: 'rolled',
    judge: { name, version },
    losses,
    best,
    failed,
    share,
    points: (at) => pointsBy(playouts, at),
  };
}

const EXPLAINED = 32;

/** After so many playouts that came to the same, two moves are thought to be the same. */
const ALIKE = 8;

function isSame<State, Action>(
  playouts: Playouts<State, Action>,
  one: number,
  other: number,
): boolean {
  const [ours, theirs] = [playouts.of(one, ALIKE), playouts.of(other, ALIKE)];
  return theirs.every(({ shares }, at) =>
    shares.every((share, seat) => Math.abs(share - ours[at]!.shares[seat]!) < 1e-6),
  );
}
