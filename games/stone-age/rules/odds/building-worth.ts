import { knownPlace } from '../known.ts';
import { pointsFor } from '../purchases.ts';
import type { Place, TileRule } from '../rule-set.ts';
import { BUILDING_SPACES } from '../vocabulary.ts';
import type { Buyer } from './buyer.ts';
import { effectWorth } from './effect-worth.ts';
import { type Price, priceAt } from './price.ts';

/** What the open tile of a stack is worth to a player, and what it costs (B7, S7). */
export interface BuildingWorth extends Price {
  readonly tile: string;
  /** Exact: what it scores at once when it is paid for so. */
  readonly points: number;
  /**
   * Exact: how the score changes by points, builders (B10.2) and resources paid (B10.3) if the game
   * ended now; what the tile's own effect changes is not counted.
   */
  readonly now: number;
  /** An estimate, in points: what its own effect is worth. */
  readonly effect: number;
  /** An estimate: points, builders and effect, less what it costs. */
  readonly worth: number;
}

/** Undefined for an empty stack; stacks are counted from 0. */
export function buildingWorth(buyer: Buyer, stack: number): BuildingWorth | undefined {
  const tile = openTile(buyer, stack);
  if (tile === undefined) return undefined;
  const price = priceAt(buyer, buildingPlace(buyer, stack), tile.payments, tile.points);
  const { payable, pay, missing, cost, resources } = price;
  const points = pointsFor(tile.points, pay);
  const effect = tile.effect === undefined ? 0 : effectWorth(buyer, tile.effect);
  const { builder } = buyer.shown;
  return {
    payable,
    pay,
    missing,
    cost,
    resources,
    tile: tile.id,
    points,
    now: points + builder - resources,
    effect,
    worth: points + builder + effect - cost,
  };
}

export const openTile = ({ moment }: Buyer, stack: number): TileRule | undefined =>
  moment.rules.tiles[moment.stacks[stack]!.top];

const buildingPlace = ({ moment }: Buyer, stack: number): Place =>
  knownPlace(moment.rules, BUILDING_SPACES[stack]!);
