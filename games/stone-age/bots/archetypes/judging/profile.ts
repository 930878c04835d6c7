/**
 * What a player holds dear. The judging is the same for all; who somebody is lies in these numbers:
 * points, or factors of what the rules alone make a thing worth.
 */
export interface Profile {
  /** Points for one food, as long as more is eaten than grows. */
  readonly food: number;
  /** What a resource in hand is worth, as a share of its value. */
  readonly resource: number;
  readonly jewelry: number;
  /** Points that a person, a tool's step and a step of the merchant bring in every round to come. */
  readonly person: number;
  readonly tool: number;
  readonly merchant: number;
  /** Factor of the food that agriculture will save. */
  readonly agriculture: number;
  /** Factors of what the lower parts of cards will score. */
  readonly culture: number;
  readonly farmer: number;
  readonly toolmaker: number;
  readonly builder: number;
  readonly shaman: number;
  readonly trader: number;
  /** How many more symbols of culture it counts on, for each round to come. */
  readonly hope: number;
  /** Factor of the points of buildings. */
  readonly building: number;
  /** What somebody who is still at home will bring this round. */
  readonly home: number;
  /** The points it feels when it starves, even where fewer are lost. */
  readonly starving: number;
  /** Share of what a place would bring to the next player. */
  readonly deny: number;
  /** Share of its lead that it sees in ending the game. */
  readonly end: number;
  /** How many rounds ahead it looks. */
  readonly sight: number;
  /** Pips that it counts on for every die, beyond what one shows on average. */
  readonly luck: number;
  /** From 0, who hurries where others want to go, to 1, who thinks that every place will wait. */
  readonly calm: number;
}

/** Nobody looks further ahead, everybody knows the dice, and that others take places. */
export const CLEAR = { sight: Number.POSITIVE_INFINITY, luck: 0, calm: 0 } as const;

/** Somebody who eats, grows, gathers and buys a little of everything: where the archetypes begin. */
export const BALANCED: Profile = {
  food: 0.95,
  resource: 0.68,
  jewelry: 1.2,
  person: 0.96,
  tool: 0.88,
  merchant: 0.3,
  agriculture: 1.35,
  culture: 0.41,
  farmer: 0.78,
  toolmaker: 0.72,
  builder: 0.69,
  shaman: 0.79,
  trader: 0.85,
  hope: 1.7,
  building: 0.99,
  home: 1.95,
  starving: 60,
  deny: 0.37,
  end: 0.05,
  ...CLEAR,
};
