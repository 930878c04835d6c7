import {
  ALL_CARDS,
  ALL_TILES,
  type Card,
  CULTURE,
  type Profession,
  type State,
  type Tile,
} from '@ochre/stone-age/rules';

/** A card in the form that judging needs: its symbol as a bit, its people by profession. */
export interface CardFacts extends Readonly<Record<Profession, number>> {
  readonly symbol: number;
  readonly upper: Card['upper'];
}

export const CARD: Readonly<Record<string, CardFacts>> = Object.fromEntries(
  ALL_CARDS.map(({ id, upper, lower }) => {
    const people = 'culture' in lower ? {} : lower;
    const { farmer = 0, toolmaker = 0, builder = 0, shaman = 0, trader = 0 } = people;
    const symbol = 'culture' in lower ? 1 << CULTURE.indexOf(lower.culture) : 0;
    return [id, { symbol, upper, farmer, toolmaker, builder, shaman, trader }];
  }),
);

const TILE: Readonly<Record<string, Tile>> = Object.fromEntries(
  ALL_TILES.map((tile) => [tile.id, tile]),
);

/** The tile of a stack with so many above it. */
export const tileUnder = (
  { stacks, gone }: State,
  stack: number,
  above: number,
): Tile | undefined => TILE[stacks[stack]![gone[stack]! + above] ?? ''];

/** The tile on top of a stack. */
export const topTile = (state: State, stack: number): Tile | undefined =>
  tileUnder(state, stack, 0);

export const tilesLeft = ({ stacks, gone }: State, stack: number): number =>
  stacks[stack]!.length - gone[stack]!;

export const cardsLeft = ({ deck, drawn }: State): number => deck.length - drawn;
