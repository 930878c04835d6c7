import type { Setup } from '@ochre/kernel';
import { bestOf } from '@ochre/search';
import { fingerprintOf, type GameReview, type Judge } from '@ochre/search/review';
import { sharesBy, ValuePolicy } from '@ochre/search/value';
import { type Action, carcassonne, type State } from '../../rules/index.ts';
import { type Turn, turnsFrom } from '../judging/turns.ts';
import { knowledgeFor } from '../value/knowledge.ts';
import { weightsFor } from '../weights/index.ts';
import { calibrated } from './calibrated.ts';
import { drawsAfter } from './draws.ts';
import { pointsFor } from './points.ts';

/** Becomes greater whenever the same weights would judge differently. */
const VERSION = 2;

/** How games of Carcassonne are reviewed. */
export const review: GameReview<State, Action> = { game: carcassonne, judgeFor };

async function judgeFor(setup: Setup): Promise<Judge<State, Action>> {
  const { name, weights } = await weightsFor(setup);
  const policy = new ValuePolicy(weights, knowledgeFor(setup));
  const points = pointsFor(setup.players);
  return {
    name,
    version: `${VERSION}-${fingerprintOf(weights)}`,
    worth: (seen) => ({ shares: calibrated(sharesBy(policy, seen), seen), points: points(seen) }),
    choose: (seen) => moveOf(bestOf(turnsFrom(seen, policy), ({ value }) => value)),
    candidates(seen) {
      const turns = turnsFrom(seen, policy).sort((one, other) => other.value - one.value);
      return [...new Set(turns.map(moveOf))];
    },
    outcomes: drawsAfter,
    // A turn is a round of its own: after a draw the tile is laid as well as can be, which leaves nothing to lot; after
    // a move the next player lays one, too.
    roundOf: ({ turn }) => turn,
    rounds: { luck: 1, loss: 2, check: 6 },
  };
}

const moveOf = ({ lay, claim }: Turn): Action => lay ?? claim;
