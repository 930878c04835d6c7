import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { wordSchema } from './text.ts';

const isOptions = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  JSON.stringify(value).length <= LIMITS.options;

const timeSchema = z.int().min(LIMITS.time.least).max(LIMITS.time.most);

/** Times are in milliseconds everywhere. */
export const clockPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** For the whole game, and so much more for every turn. */
  z.strictObject({
    kind: z.literal('game'),
    time: timeSchema,
    increment: z.int().min(0).max(LIMITS.increment),
  }),
  /** For every turn anew. */
  z.strictObject({ kind: z.literal('turn'), time: timeSchema }),
]);
export type ClockPlan = z.infer<typeof clockPlanSchema>;

/** A seat waits for a person, or a bot of that level sits there. */
const seatPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level: wordSchema }),
]);
export type SeatPlan = z.infer<typeof seatPlanSchema>;

/** What is agreed on before a game; the number of players is the number of seats. Of its setup only the types are looked at: the game checks it. */
export const planSchema = z.strictObject({
  game: wordSchema,
  setup: z.strictObject({
    modules: z.array(wordSchema).max(LIMITS.modules).readonly().exactOptional(),
    variant: wordSchema.exactOptional(),
    // No record: that would drop a key like __proto__ in silence.
    options: z
      .custom<Readonly<Record<string, unknown>>>(isOptions, 'a small object is expected')
      .exactOptional(),
  }),
  seats: z.array(seatPlanSchema).min(1).max(LIMITS.seats).readonly(),
  clock: clockPlanSchema,
  /** Shown to everybody who looks for a game, or reached by its link and code alone. */
  isOpen: z.boolean(),
  /** The page shows no odds at this table. */
  hidesOdds: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;
