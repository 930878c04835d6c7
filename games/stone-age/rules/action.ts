import type { GoodsCount } from './components.ts';
import type { ElderArea } from './elder.ts';
import type { BuildingSpace, CardSpace, PlaceName, Resource } from './vocabulary.ts';

/** Goods, and what only the one-player game pays with: tool tokens by slot and agriculture steps. */
export interface Payment {
  readonly goods: GoodsCount;
  readonly slots: readonly number[];
  readonly agriculture: number;
}

export interface Trade {
  readonly give: GoodsCount;
  readonly get: GoodsCount;
}

/**
 * What a player chose. The list is the public contract's, whole: a move of an expansion that is not
 * on is understood, and refused with a reason. Text form: text.ts.
 */
export type Action =
  | { readonly kind: 'place'; readonly place: PlaceName; readonly people: number }
  | { readonly kind: 'use'; readonly place: PlaceName }
  | { readonly kind: 'leave'; readonly place: PlaceName }
  | {
      readonly kind: 'tools';
      readonly slots: readonly number[];
      /** One-use tools, by value. */
      readonly oneUse: readonly number[];
    }
  | {
      readonly kind: 'buy';
      readonly place: CardSpace;
      readonly pay: Payment;
      readonly trade?: Trade;
    }
  | {
      readonly kind: 'build';
      readonly place: BuildingSpace;
      readonly pay: Payment;
      readonly trade?: Trade;
    }
  | { readonly kind: 'pick'; readonly face: number }
  | { readonly kind: 'redeem'; readonly goods: GoodsCount }
  | { readonly kind: 'feed'; readonly pay: Payment }
  | { readonly kind: 'starve' }
  // Moves of *Style is the Goal*.
  | { readonly kind: 'take'; readonly goods: GoodsCount }
  | { readonly kind: 'extra'; readonly yes: boolean }
  | { readonly kind: 'gain'; readonly goods: GoodsCount }
  // Moves of the one-player game.
  | { readonly kind: 'stock'; readonly good: 'food' | Resource; readonly count: number }
  | { readonly kind: 'elder'; readonly to: ElderArea | 'stay' }
  | { readonly kind: 'slide'; readonly from: CardSpace | 'deck' | 'none' }
  | { readonly kind: 'cycle'; readonly tiles: Readonly<Partial<Record<BuildingSpace, number>>> }
  | { readonly kind: 'roll'; readonly dice: number }
  | { readonly kind: 'tool'; readonly slot: number | 'new' }
  | { readonly kind: 'draw'; readonly card: string }
  | { readonly kind: 'offer'; readonly pay: Payment | 'points' };

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { kind: Kind }>;
