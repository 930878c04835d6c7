/** What the engine may ask for, as the public contract lists it. */
export const DECISION_KINDS = [
  'place',
  'act',
  'tools',
  'take',
  'extra',
  'pick',
  'gain',
  'feed',
  'stock',
  'elder',
  'slide',
  'cycle',
  'roll',
  'tool',
  'draw',
  'offer',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
