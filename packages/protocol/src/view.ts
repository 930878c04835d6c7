import type { GameEvent } from '@ochre/kernel';
import { z } from 'zod';
import { phraseSchema } from './command.ts';
import { clockPlanSchema, planSchema } from './plan.ts';
import { millisecondsSchema, mutableSchema, seatSchema, seqSchema } from './text.ts';

/** Why a bot plays on for a person. */
const leavingSchema = z.enum(['clock', 'resigned']);
/** Each game documents its own events. */
const eventSchema = z.custom<GameEvent>(
  (value) => typeof (value as GameEvent | null)?.type === 'string',
);

const whatSchema = z.union([
  z.strictObject({ kind: z.enum(['made', 'planned', 'began', 'resumed', 'closed']) }),
  z.strictObject({ kind: z.enum(['sat', 'stood', 'turnEnded']), seat: seatSchema }),
  z.strictObject({
    kind: z.literal('moved'),
    seat: seatSchema,
    move: z.string(),
    events: z.array(eventSchema).readonly(),
  }),
  z.strictObject({
    kind: z.enum(['tookBack', 'undoAsked']),
    seat: seatSchema,
    moves: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('undoAnswered'), seat: seatSchema, agrees: z.boolean() }),
  z.strictObject({
    kind: z.literal('replaced'),
    seat: seatSchema,
    level: z.string(),
    why: leavingSchema,
  }),
  z.strictObject({
    kind: z.literal('said'),
    seat: seatSchema.exactOptional(),
    name: z.string(),
    text: z.string().exactOptional(),
    phrase: phraseSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('rematched'), table: z.string() }),
  /** Told to who did it, and to nobody else. */
  z.strictObject({ kind: z.literal('muted'), whom: mutableSchema, isMuted: z.boolean() }),
  /** Not for this viewer to hear: the number is told, so that none seems lost, and nothing else. */
  z.strictObject({ kind: z.literal('unheard') }),
]);

/** A line of a table's log as one viewer may hear of it. */
export const toldSchema = z.strictObject({
  seq: seqSchema,
  at: millisecondsSchema,
  what: whatSchema,
});
export type Told = z.infer<typeof toldSchema>;

const seatViewSchema = z.strictObject({
  name: z.string().exactOptional(),
  bot: z.string().exactOptional(),
  left: leavingSchema.exactOptional(),
  nonce: z.string().exactOptional(),
});

const gameViewSchema = z.strictObject({
  moves: z.int().min(0),
  snapshot: z.unknown(),
  decision: z.strictObject({ player: seatSchema, kind: z.string() }).exactOptional(),
  legal: z.array(z.string()).readonly().exactOptional(),
  unconfirmed: seatSchema.exactOptional(),
  canUndo: z.boolean(),
});

const clockViewSchema = z.strictObject({
  plan: clockPlanSchema,
  left: z.array(z.number()).readonly(),
  running: z.strictObject({ seat: seatSchema, since: millisecondsSchema }).exactOptional(),
});

const undoViewSchema = z.strictObject({
  by: seatSchema,
  moves: z.int().min(0),
  waitsFor: z.array(seatSchema).readonly(),
});

/** A table as one viewer sees it. */
export const tableViewSchema = z.strictObject({
  seq: seqSchema,
  stage: z.enum(['gathering', 'playing', 'over', 'closed']),
  plan: planSchema,
  seats: z.array(seatViewSchema).readonly(),
  you: seatSchema.exactOptional(),
  /** The seat that was the viewer's until a bot took over. */
  wasAt: seatSchema.exactOptional(),
  isHost: z.boolean(),
  commitment: z.string(),
  secret: z.string().exactOptional(),
  game: gameViewSchema.exactOptional(),
  clock: clockViewSchema.exactOptional(),
  undo: undoViewSchema.exactOptional(),
  rematch: z.string().exactOptional(),
  /** Whom the viewer does not want to hear. */
  muted: z.array(mutableSchema).readonly().exactOptional(),
});
export type TableView = z.infer<typeof tableViewSchema>;
