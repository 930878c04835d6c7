import type {
  CardSpace,
  Good,
  PlaceName,
  Snapshot,
  SnapshotPlayer,
  SnapshotSolo,
} from '@ochre/stone-age/rules';
import { CARD_SPACES } from '@ochre/stone-age/rules';

/** What one thing that happened does to a board. The engine has done it already; this shows it in time. */
export type Change = (view: Snapshot) => Snapshot;

export const ofPlayer =
  (player: number, change: (owner: SnapshotPlayer) => Partial<SnapshotPlayer>): Change =>
  (view) => ({ ...view, players: withItem(view.players, player, change) });

/** Nothing in the other games. */
export const ofSolo =
  (change: (solo: SnapshotSolo) => Partial<SnapshotSolo>): Change =>
  (view) =>
    view.solo === undefined ? view : { ...view, solo: { ...view.solo, ...change(view.solo) } };

export const ofStack =
  (stack: number, change: Partial<Snapshot['stacks'][number]>): Change =>
  (view) => ({ ...view, stacks: withItem(view.stacks, stack, () => change) });

export const all =
  (...changes: readonly Change[]): Change =>
  (view) =>
    changes.reduce((now, change) => change(now), view);

export const moreGoods = (player: number, good: Good, count: number): Change =>
  ofPlayer(player, (owner) => ({ [good]: (owner[good] ?? 0) + count }));

/** Solo: more or less of a good on the board. */
export const moreOnBoard = (good: keyof SnapshotSolo['board'], count: number): Change =>
  ofSolo(({ board }) => ({ board: { ...board, [good]: board[good] + count } }));

export const moreAtHome = (player: number, people: number): Change =>
  ofPlayer(player, ({ home }) => ({ home: home + people }));

/** A place where nobody stands is not in the list. */
export const moreStanding =
  (place: PlaceName, player: number, people: number): Change =>
  (view) => {
    const { [place]: now, ...others } = view.places;
    const standing = view.players.map((_, at) => (now?.[at] ?? 0) + (at === player ? people : 0));
    const isEmpty = standing.every((count) => count === 0);
    return { ...view, places: isEmpty ? others : { ...others, [place]: standing } };
  };

export const cardOn =
  (space: CardSpace, card: string): Change =>
  (view) => ({ ...view, cards: view.cards.with(CARD_SPACES.indexOf(space), card) });

export const takesCard = (player: number, card: string | null): Change =>
  ofPlayer(player, ({ cards }) => ({ cards: [...cards, card] }));

function withItem<Item extends object>(
  items: readonly Item[],
  at: number,
  change: (item: Item) => Partial<Item>,
): Item[] {
  return items.map((item, index) => (index === at ? { ...item, ...change(item) } : item));
}

export const moreRedeemable = (player: number, count: number): Change =>
  ofPlayer(player, ({ redeemable }) => ({ redeemable: redeemable + count }));
