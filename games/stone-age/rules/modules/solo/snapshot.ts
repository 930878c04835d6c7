import { type Random, shuffled, type Viewer } from '@ochre/kernel';
import type { Event } from '../../events.ts';
import type { RuleSet } from '../../rule-set.ts';
import { playerAt, type SnapshotSolo, type State } from '../../state.ts';
import { changeSolo, inTheHut, soloOf } from './limits.ts';

/** What is open: everything but the outside stack. */
export function soloFields(state: State): { discard: readonly string[]; solo: SnapshotSolo } {
  const { elder, board, outside, tokens, discard } = soloOf(state);
  return {
    discard: discard.slice(),
    solo: {
      elder,
      board: { ...board },
      outside: { ...outside },
      hut: inTheHut(playerAt(state, 0)),
      tokens: { ...tokens },
      drawStack: state.deck.slice(state.drawn),
      stacks: state.stacks.map((stack, at) => stack.slice(state.gone[at]!)),
    },
  };
}

/** P1.3: which cards lie outside is known, their order is not. */
export function shuffleOutside(
  copy: State,
  _rules: RuleSet,
  _viewer: Viewer,
  random: Random,
): void {
  // Sorted first, so that the true order leaves no trace in what the same random numbers deal.
  const known = soloOf(copy).outsideStack.slice().sort();
  changeSolo(copy, { outsideStack: shuffled(known, (limit) => random.below(limit)) });
}

/** P1.3, P1.4: stacks are open, so only dice and the outside stack bring anything to light. */
export function revealsInSolo(event: Event): boolean {
  switch (event.type) {
    case 'rolled':
    // The end stands: it needs no word more from who has played it.
    case 'over':
      return true;
    case 'cardTaken':
      return event.from === 'outside';
    default:
      return false;
  }
}
