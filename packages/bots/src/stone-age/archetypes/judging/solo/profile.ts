import type { Profile } from '../profile.ts';

/** How everybody plays alone: people first, then cards, agriculture and tools; buildings when they can be paid. */
export const SOLO_PROFILE: Profile = {
  food: 2.55,
  resource: 0.94,
  jewelry: 0,
  person: 3.85,
  tool: 1.5,
  merchant: 0,
  agriculture: 1.21,
  culture: 1.02,
  farmer: 1.16,
  toolmaker: 1.36,
  builder: 1.13,
  shaman: 1.21,
  trader: 0,
  hope: 0.03,
  building: 1.63,
  home: 2.95,
  starving: 23,
  deny: 0,
  end: 0,
};

/** What belongs to the one-player game alone, found by trial. */
export const SOLO_COMMON = {
  /** A resource in hand, before its value. */
  resource: 0.31,
  /** One more of what the elder takes next turn, up to so many. */
  elderNext: 1.89,
  elderStock: 1.59,
  /** The first card of a turn, which saves another from the discard; another turn lost by the next. */
  firstCard: 6.56,
  turn: 94,
  /** What spaces 3 and 4 allow after a purchase (P5.3, P5.4). */
  spaceThree: 1.63,
  spaceFour: 0.54,
  /** A card on space 1 must be worth so much. */
  slide: 1.41,
  /** Moving the elder, and each thing he takes that is there next turn. */
  elderMove: 13.36,
  elderMaterial: 4.91,
  /** One thing of the village. */
  village: 7.62,
};
