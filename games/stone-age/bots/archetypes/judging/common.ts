/** What all players have in common, found by trial in many thousands of games. */
export const COMMON = {
  /** What a resource in hand is worth at least, and how many of them are used in a round. */
  resource: 0.7,
  usedPerRound: 2.6,
  /** One more for a resource that an open building asks for. */
  wished: 0.2,
  /** A resource that what is placed already waits for. */
  needed: 22,
  /** Taking a resource away from what waits for it. */
  kept: 3.5,
  /** Paying one missing food with a resource, as a factor of its price. */
  missing: 2.5,
  /** The chance to gather later what a purchase lacks, if there are people for it, and if not. */
  gatheredLater: 0.55,
  hardlyGathered: 0.05,
  /** A card that nobody has seen, and the share of *dice for all* that others do not make up for. */
  unseenCard: 11,
  diceForAll: 0.05,
  /** What the step of a tool is kept for when there is another roll to come, and a one-use tool. */
  toolStep: 0.15,
  oneUseStep: 0.5,
  /** A trade of the merchant. */
  trade: 0.7,
  /** How much tracks and buildings grow in a round. */
  growth: { agriculture: 0.6, tools: 0.9, buildings: 0.7, people: 0.6, merchant: 0.85 },
  /** How soon others would take a place, cards being soonest. */
  contest: { hunt: 0.12, gathering: 0.13, village: 0.75 },
} as const;
