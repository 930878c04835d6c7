import { REFUSAL_CODES } from '@ochre/kernel';
import { z } from 'zod';
import { DECLINE_CODES } from './decline-codes.ts';
import { tableViewSchema } from './view.ts';

/** Why something was not done. A page says it in its own language; the message is English. */
export const REFUSALS = [
  ...REFUSAL_CODES,
  ...DECLINE_CODES,
  /** The command was meant for an earlier moment; the view that comes along is the current one. */
  'stale',
  'no-such-table',
  'not-found',
  /** Nobody is logged in, and there is no guest either: `GET /api/me` makes one. */
  'no-session',
  'wrong-password',
  'name-taken',
  /** By the operator: the person, or for a time the address. */
  'banned',
  'too-large',
  /** The server goes down, or cannot reach its store. Try again. */
  'unavailable',
  'failed',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A reason that comes later means to an older page that it cannot be done, and is not tried again. */
const refusalCodeSchema = z.enum(REFUSALS).catch('not-now');

export const refusedSchema = z.object({
  is: z.literal('refused'),
  /** Of the command or question, where one could be read. */
  id: z.string().exactOptional(),
  table: z.string().exactOptional(),
  code: refusalCodeSchema,
  message: z.string(),
  /** The rule that forbids a move. */
  rule: z.string().exactOptional(),
  view: tableViewSchema.exactOptional(),
});
export type RefusedMessage = z.infer<typeof refusedSchema>;

/** What HTTP answers instead of anything else. */
export const httpRefusalSchema = z.object({
  code: refusalCodeSchema,
  message: z.string(),
});
export type HttpRefusal = z.infer<typeof httpRefusalSchema>;
