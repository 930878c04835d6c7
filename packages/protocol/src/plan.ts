import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { wordSchema } from './text.ts';

const isOptions = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  JSON.stringify(value).length <= LIMITS.options;

const timeSchema = z.int().min(LIMITS.time.least).max(LIMITS.time.most);

export const clockPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('game'),
    time: timeSchema,
    increment: z.int().min(0).max(LIMITS.increment),
  }),
  z.strictObject({ kind: z.literal('turn'), time: timeSchema }),
]);

const seatPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level: wordSchema }),
]);

/** What is agreed on before a game. Of its setup only the types are looked at: the game checks it. */
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
  isOpen: z.boolean(),
  hidesOdds: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;
