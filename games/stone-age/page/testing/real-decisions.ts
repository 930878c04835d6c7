import { randomFrom, type SetupRequest, simulationChance } from '@ochre/kernel';
import {
  type Action,
  type Snapshot,
  type SnapshotDecision,
  stoneAge,
} from '@ochre/stone-age/rules';

/** A decision of a real game, as its player sees it. */
export interface RealDecision {
  readonly view: Snapshot;
  readonly decision: SnapshotDecision;
  readonly legal: readonly string[];
}

/** So many games of each; alone the rarest decisions want more. */
const PLAYED: readonly (readonly [SetupRequest, games: number])[] = [
  [{ players: 2 }, 8],
  [{ players: 4, modules: ['style', 'huts'] }, 8],
  [{ players: 3, modules: ['style'] }, 8],
  [{ players: 1, variant: 'solo' }, 40],
];

/** Of each kind with the same sorts of moves: enough to see what occurs, few enough to draw. */
const KEPT = 6;

/** Decisions of every kind out of random games: the same ones every time. */
export function realDecisions(): RealDecision[] {
  return PLAYED.flatMap(([request, games]) => {
    const kept = new Map<string, RealDecision[]>();
    for (let game = 0; game < games; game++) play(request, `decisions ${game}`, kept);
    return [...kept.values()].flat();
  });
}

function play(request: SetupRequest, seed: string, kept: Map<string, RealDecision[]>): void {
  const chance = simulationChance(seed);
  const random = randomFrom(seed);
  const state = stoneAge.setup(stoneAge.checkSetup(request), chance);
  for (;;) {
    const decision = stoneAge.decision(state);
    if (decision === undefined) return;
    const actions = stoneAge.legalActions(state);
    const verbs = [...new Set(actions.map(({ kind }) => kind))].sort();
    keep(kept, `${decision.kind}: ${verbs.join(' ')}`, () => {
      const view = stoneAge.view(state, decision.player);
      return { view, decision: view.decision!, legal: actions.map(stoneAge.print) };
    });
    const choices = eager(actions);
    stoneAge.advance(state, choices[random.below(choices.length)]!, chance);
  }
}

function keep(kept: Map<string, RealDecision[]>, sort: string, seen: () => RealDecision): void {
  const ofSort = kept.get(sort) ?? [];
  kept.set(sort, ofSort);
  if (ofSort.length < KEPT) {
    ofSort.push(seen());
    return;
  }
  // Long lists show more: one takes the place of the shortest.
  const found = seen();
  const shortest = ofSort.reduce((one, other) =>
    other.legal.length < one.legal.length ? other : one,
  );
  if (found.legal.length > shortest.legal.length) ofSort[ofSort.indexOf(shortest)] = found;
}

/** Nobody leaves or starves who need not: so more comes up. */
function eager(actions: readonly Action[]): readonly Action[] {
  const wanted = actions.filter(({ kind }) => kind !== 'leave' && kind !== 'starve');
  return wanted.length > 0 ? wanted : actions;
}
