import { CLEAR, type Profile } from '../profile.ts';

/** How everybody plays alone: people first, then a card each turn; the weights are found by trial. */
export const SOLO_PROFILE: Profile = {
  food: 2.4,
  resource: 0.93,
  jewelry: 0,
  person: 5.2,
  tool: 1.8,
  merchant: 0,
  agriculture: 1.3,
  culture: 0.94,
  farmer: 0.8,
  toolmaker: 0.64,
  builder: 0.84,
  shaman: 0.96,
  trader: 0,
  hope: 0.03,
  building: 1.65,
  home: 2.81,
  starving: 22,
  deny: 0,
  end: 0,
  ...CLEAR,
};

/** What belongs to the one-player game alone, found by trial. */
export const SOLO_COMMON = {
  /** A resource in hand, before its value. */
  resource: 0.23,
  /** More for what the elder takes next turn, until there is so much of it. */
  elderNext: 1.38,
  elderStock: 1.86,
  /** The first card of a turn, which saves another from the discard; another turn lost by the next. */
  firstCard: 9.1,
  turn: 59,
  /** What spaces 3 and 4 allow after a purchase (P5.3, P5.4). */
  spaceThree: 1.14,
  spaceFour: 0.5,
  /** A card on space 1 must be worth so much. */
  slide: 0.85,
  /** Moving the elder, and each thing he takes that is there next turn. */
  elderMove: 13.3,
  elderMaterial: 4.2,
  /** One thing of the village. */
  village: 6.9,
} as const;
