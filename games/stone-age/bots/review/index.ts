import type { Setup } from '@ochre/kernel';
import { fingerprintOf, type GameReview, type Judge, type Worth } from '@ochre/search/review';
import { sharesBy, ValuePolicy } from '@ochre/search/value';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import { optionsOf } from '../own-turn/options.ts';
import { knowledgeFor } from '../value/knowledge.ts';
import { MARGIN, soloOutlook } from '../value/sight.ts';
import { weightsFor } from '../weights/index.ts';
import { AVERAGE_DICE } from './average-dice.ts';
import { imagined } from './imagined.ts';
import { outcomesOf } from './outcomes.ts';
import { pointsIn } from './points.ts';

/** Becomes greater whenever the same weights would judge differently. */
const VERSION = 3;

/** A look ends where a round begins. */
const AMONG = { luck: 1, loss: 1, check: 2 };
/** A turn of one player is short. */
const ALONE = { luck: 1, loss: 2, check: 4 };

/** How games of Stone Age are reviewed. */
export const review: GameReview<State, Action> = { game: stoneAge, judgeFor };

async function judgeFor(setup: Setup): Promise<Judge<State, Action> | undefined> {
  const trained = await weightsFor(setup);
  if (trained === undefined) return undefined;
  const policy = new ValuePolicy(trained.weights, knowledgeFor(setup));
  return {
    name: trained.name,
    version: `${VERSION}-${fingerprintOf(trained.weights)}`,
    worth: setup.players === 1 ? aloneBy(policy) : amongBy(policy),
    ...(setup.players === 1 ? {} : { imagined, isSettled }),
    choose: (seen, legal, random) => policy.choose(seen, legal, random),
    candidates(seen, legal, random) {
      const { actions, purchases, leave } = optionsOf(seen, legal);
      const worthALook = [...actions, ...purchases, ...(leave === undefined ? [] : [leave])];
      return policy.ranked(seen, worthALook, random).map(({ action }) => action);
    },
    outcomes: outcomesOf,
    usualDice: AVERAGE_DICE,
    roundOf: ({ round }) => round,
    rounds: setup.players === 1 ? ALONE : AMONG,
  };
}

/** No tools to be used, nothing to be taken for a roll. */
const isSettled = ({ pending }: State): boolean => pending.length === 0;

type Policy = ValuePolicy<State, Action>;

const amongBy =
  (policy: Policy) =>
  (seen: State): Worth => ({
    shares: sharesBy(policy, seen),
    points: pointsIn(seen, (seat) => MARGIN * marginBy(policy, seen, seat)),
  });

/** Whoever plays alone wins by enough points. */
const aloneBy =
  (policy: Policy) =>
  (seen: State): Worth => {
    const { share, points } = soloOutlook(marginBy(policy, seen, 0));
    return { shares: [share], points: [points] };
  };

function marginBy(policy: Policy, seen: State, seat: number): number {
  policy.share(seen, seat);
  return policy.network.margin;
}
