import { z } from 'zod';
import { commandSchema } from './command.ts';
import { idSchema, seqSchema } from './text.ts';

/** What a page may say on its socket. */
export const clientMessageSchema = z.discriminatedUnion('do', [
  /** News of a table from now on; first what happened after number `since`, where it is known. */
  z.strictObject({ do: z.literal('follow'), table: idSchema, since: seqSchema.exactOptional() }),
  z.strictObject({ do: z.literal('unfollow'), table: idSchema }),
  z.strictObject({
    do: z.literal('act'),
    /** Sent again with the same id, a command is still done once. */
    id: idSchema,
    table: idSchema,
    /** The last number its sender had heard of when they decided. */
    seen: seqSchema,
    command: commandSchema,
  }),
  /** The table as it was to its asker when that number was the last. */
  z.strictObject({
    do: z.literal('past'),
    id: idSchema,
    table: idSchema,
    seq: z.int().min(1),
  }),
  z.strictObject({ do: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;
export type ActMessage = Extract<ClientMessage, { do: 'act' }>;
export type PastQuestion = Extract<ClientMessage, { do: 'past' }>;
