import { type Random, shuffled, type Viewer } from '@ochre/kernel';
import type { RuleSet } from './rule-set.ts';
import { cloneState, type State, topTile } from './state.ts';

/**
 * A state that looks the same to the viewer, with everything hidden drawn anew. Bots think about such
 * states only.
 */
export function determinize(state: State, rules: RuleSet, viewer: Viewer, random: Random): State {
  const copy = cloneState(state);
  rules.dealHidden(copy, rules, viewer, random);
  return copy;
}

/** Hidden are the deck, others' face-down cards, and the tiles under the top ones. */
export function dealHidden(copy: State, rules: RuleSet, viewer: Viewer, random: Random): void {
  dealCards(copy, viewer, random);
  dealTiles(copy, rules, random);
}

/** What the viewer cannot tell apart: the deck and the face-down cards of others. */
function dealCards(copy: State, viewer: Viewer, random: Random): void {
  const owners = copy.players.filter(
    // At the end all cards are shown.
    (_, player) => copy.ended === '' && viewer !== 'all' && viewer !== player,
  );
  // Sorted first, so that the true order leaves no trace in what the same random numbers deal.
  const unseen = shuffled(
    [...copy.deck.slice(copy.drawn), ...owners.flatMap(({ faceDown }) => faceDown)].sort(),
    (limit) => random.below(limit),
  );
  for (const owner of owners) {
    const before = owner.faceDown;
    const after = unseen.splice(0, before.length);
    owner.faceDown = after;
    owner.cards = owner.cards.map((card) =>
      before.includes(card) ? after[before.indexOf(card)]! : card,
    );
  }
  // What has left the deck is dropped: it would tell which cards lie face down.
  copy.deck = unseen;
  copy.drawn = 0;
}

/** The tiles under the open ones, of which some have left the game unseen (B2.3). */
function dealTiles(copy: State, rules: RuleSet, random: Random): void {
  const seen = [
    ...copy.players.flatMap(({ buildings }) => buildings),
    ...copy.stacks.map((_, stack) => topTile(copy, stack)),
  ];
  const unseen = shuffled(
    Object.keys(rules.tiles).filter((tile) => !seen.includes(tile)),
    (limit) => random.below(limit),
  );
  copy.stacks = copy.stacks.map((stack, at) => {
    const open = copy.gone[at]! + 1;
    return [...stack.slice(0, open), ...unseen.splice(0, Math.max(0, stack.length - open))];
  });
}
