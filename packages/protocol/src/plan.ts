import { z } from 'zod';
import { HELP_LEVELS } from './help.ts';
import { LIMITS } from './limits.ts';
import { wordSchema } from './text.ts';

const isOptions = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  JSON.stringify(value).length <= LIMITS.options;

const timeSchema = z.int().min(LIMITS.time.least).max(LIMITS.time.most);

/** Plans go both ways: from a client with nothing else in them, from the server with whatever comes. */
type ObjectOf = typeof z.strictObject;

/** Times are in milliseconds everywhere. */
const clockPlanOf = (object: ObjectOf) =>
  z.discriminatedUnion('kind', [
    object({ kind: z.literal('none') }),
    /** For the whole game, and so much more for every turn. */
    object({
      kind: z.literal('game'),
      time: timeSchema,
      increment: z.int().min(0).max(LIMITS.increment),
    }),
    /** For every turn anew. */
    object({ kind: z.literal('turn'), time: timeSchema }),
  ]);

/** A seat waits for a person, or a bot of that level sits there. */
const seatPlanOf = (object: ObjectOf) =>
  z.discriminatedUnion('kind', [
    object({ kind: z.literal('person') }),
    object({ kind: z.literal('bot'), level: wordSchema }),
  ]);

/** What is agreed on before a game; the number of players is the number of seats. */
const planOf = (object: ObjectOf) =>
  object({
    game: wordSchema,
    /** Only the types are looked at: the game checks it. */
    setup: object({
      modules: z.array(wordSchema).max(LIMITS.modules).readonly().exactOptional(),
      variant: wordSchema.exactOptional(),
      // No record: that would drop a key like __proto__ in silence.
      options: z
        .custom<Readonly<Record<string, unknown>>>(isOptions, 'a small object is expected')
        .exactOptional(),
    }),
    seats: z.array(seatPlanOf(object)).min(1).max(LIMITS.seats).readonly(),
    clock: clockPlanOf(object),
    /** Shown to everybody who looks for a game, or reached by its link and code alone. */
    isOpen: z.boolean(),
    /** How much pages work out for players; without it, `hidesOdds` says so. */
    help: z.enum(HELP_LEVELS).exactOptional(),
    /** What there was before `help`, which stands above it: true is `tournament`. */
    hidesOdds: z.boolean().default(false),
  });

/** As a client sends it. */
export const planSchema = planOf(z.strictObject);
export type Plan = z.infer<typeof planSchema>;
export type SeatPlan = Plan['seats'][number];
export type ClockPlan = Plan['clock'];

/** As the server shows it. */
export const planViewSchema = planOf(z.object);
export const clockPlanViewSchema = clockPlanOf(z.object);
