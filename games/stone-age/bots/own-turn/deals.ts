import type { Random } from '@ochre/kernel';
import { playerAt, type State, stoneAge } from '@ochre/stone-age/rules';

/** What is hidden is dealt so often; what a turn reveals of it is judged by the mean. */
const DEALS = 4;

/**
 * A turn is planned on one deal, but nothing of the plan may depend on what that deal reveals: cards
 * and tiles that came to light are replaced by those of the other deals before a position is judged.
 */
export class Deals {
  /** A card was drawn within the turn: of all it could have been, only those of the deals were looked at. */
  hasDrawnCard = false;
  private readonly first: State;
  private readonly others: readonly State[];

  constructor(seen: State, seat: number, random: Random) {
    this.first = seen;
    this.others = Array.from({ length: DEALS - 1 }, () => stoneAge.determinize(seen, seat, random));
  }

  /** The mean over all deals of what a position later in the turn is worth. */
  mean(later: State, seat: number, judge: (state: State) => number): number {
    if (!this.reveals(later)) return judge(later);
    this.hasDrawnCard ||= later.drawn !== this.first.drawn && later.round === this.first.round;
    let sum = judge(later);
    for (const other of this.others) sum += judge(this.redealt(later, seat, other));
    return sum / DEALS;
  }

  private reveals({ drawn, gone, solo }: State): boolean {
    const { first } = this;
    return (
      drawn !== first.drawn ||
      gone !== first.gone ||
      solo?.outsideStack.length !== first.solo?.outsideStack.length
    );
  }

  private redealt(later: State, seat: number, other: State): State {
    const copy = stoneAge.clone(later);
    copy.stacks = other.stacks;
    const renamed = this.renamed(later, other);
    if (renamed.size === 0) return copy;
    const rename = (card: string): string => renamed.get(card) ?? card;
    const owner = playerAt(copy, seat);
    copy.cards = copy.cards.map(rename);
    owner.cards = owner.cards.map(rename);
    owner.faceDown = owner.faceDown.map(rename);
    return copy;
  }

  /** The cards that came to light, and which ones would have in the other deal. */
  private renamed(later: State, other: State): Map<string, string> {
    const { first } = this;
    const names = new Map<string, string>();
    for (let i = 0; i < later.drawn - first.drawn; i++) {
      names.set(first.deck[first.drawn + i]!, other.deck[other.drawn + i]!);
    }
    if (later.solo === null) return names;
    const [before, now] = [first.solo!.outsideStack, later.solo.outsideStack];
    for (let i = 0; i < before.length - now.length; i++) {
      names.set(before[i]!, other.solo!.outsideStack[i]!);
    }
    return names;
  }
}
