import type { Profile } from '../profile.ts';

/** How everybody plays alone: people first, then cards, agriculture and tools; buildings when they can be paid. */
export const SOLO_PROFILE: Profile = {
  food: 2,
  resource: 0.55,
  jewelry: 0,
  person: 10,
  tool: 1,
  merchant: 0,
  agriculture: 1,
  culture: 2,
  farmer: 3,
  toolmaker: 2.5,
  builder: 4,
  shaman: 3,
  trader: 0,
  hope: 0.28,
  building: 2.2,
  home: 1.5,
  starving: 20,
  deny: 0,
  end: 0,
};

/** What belongs to the one-player game alone, found by trial. */
export const SOLO_COMMON = {
  /** A resource in hand, before its value. */
  resource: 0.5,
  /** One more of what the elder takes next turn, up to so many. */
  elderNext: 2,
  elderStock: 6,
  /** The first card of a turn, which saves another from the discard; another turn lost by the next. */
  firstCard: 4,
  turn: 20,
  /** What spaces 3 and 4 allow after a purchase (P5.3, P5.4). */
  spaceThree: 1,
  spaceFour: 1.5,
  /** A card on space 1 must be worth so much. */
  slide: 8,
  /** Moving the elder, and each thing he takes that is there next turn. */
  elderMove: 3,
  elderMaterial: 3,
  /** One thing of the village. */
  village: 6,
};
