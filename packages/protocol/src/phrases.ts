/** Said by a sign that every page shows in its own language. */
export const PHRASES = [
  'hello',
  'goodGame',
  'wellPlayed',
  'thanks',
  'oneMoment',
  'sorry',
  'luck',
] as const;
export type Phrase = (typeof PHRASES)[number];
