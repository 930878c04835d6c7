import { z } from 'zod';
import { refusedSchema } from './refusal.ts';
import { millisecondsSchema, seqSchema } from './text.ts';
import { tableViewSchema, toldSchema } from './view.ts';

/** All of a greeting that stays as it is, whatever the number. */
export const greetingSchema = z.object({ is: z.literal('hello'), protocol: z.int() });

const helloSchema = greetingSchema.extend({ version: z.string() });

const newsSchema = z.object({
  is: z.literal('news'),
  table: z.string(),
  /** What happened since the last news, or since the number that was asked for; none left out. */
  told: z.array(toldSchema).readonly(),
  view: tableViewSchema,
  seq: seqSchema,
  /** The hour at the table as this was sent, by which its clocks go: no machine's clock must be. */
  at: millisecondsSchema.exactOptional(),
});

const doneSchema = z.object({ is: z.literal('done'), id: z.string(), seq: seqSchema });

/** A table as it was to whoever asked; the number is the view's own. */
const pastSchema = z.object({
  is: z.literal('past'),
  id: z.string(),
  table: z.string(),
  view: tableViewSchema,
});

/** Who of a table looks at it now, through the same process of the server. */
const presenceSchema = z.object({
  is: z.literal('presence'),
  table: z.string(),
  /** By seat. */
  here: z.array(z.boolean()).readonly(),
  watching: z.int().min(0),
});

const pongSchema = z.object({ is: z.literal('pong'), at: z.number() });

/** The server goes down; whoever connects again in a moment finds everything as it was. */
const goodbyeSchema = z.object({ is: z.literal('goodbye') });

/**
 * What the server may say on a socket. Toward the client everything is tolerant: fields that come
 * later are passed over at every depth, and a message of a kind that comes later is not read.
 */
export const serverMessageSchema = z.discriminatedUnion('is', [
  helloSchema,
  newsSchema,
  doneSchema,
  pastSchema,
  refusedSchema,
  presenceSchema,
  pongSchema,
  goodbyeSchema,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
export type NewsMessage = z.infer<typeof newsSchema>;
export type PastMessage = z.infer<typeof pastSchema>;
export type PresenceMessage = z.infer<typeof presenceSchema>;
