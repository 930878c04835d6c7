import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { planSchema } from './plan.ts';
import { mutableSchema, nameSchema, nonceSchema, saidSchema, seatSchema } from './text.ts';

/** Said by a sign that every page shows in its own language. */
const PHRASES = [
  'hello',
  'goodGame',
  'wellPlayed',
  'thanks',
  'oneMoment',
  'sorry',
  'luck',
] as const;
export const phraseSchema = z.enum(PHRASES);

/** What a member of a table may ask for. */
export const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sit'),
    seat: seatSchema.exactOptional(),
    name: nameSchema,
    nonce: nonceSchema,
  }),
  z.strictObject({ kind: z.literal('stand') }),
  z.strictObject({ kind: z.literal('plan'), plan: planSchema }),
  z.strictObject({ kind: z.literal('begin') }),
  z.strictObject({ kind: z.literal('move'), move: z.string().min(1).max(LIMITS.move) }),
  z.strictObject({ kind: z.literal('endTurn') }),
  z.strictObject({ kind: z.literal('undo') }),
  z.strictObject({ kind: z.literal('askUndo') }),
  z.strictObject({ kind: z.literal('answerUndo'), agrees: z.boolean() }),
  z.strictObject({ kind: z.literal('resign') }),
  // Who has no seat says who they are.
  z.strictObject({ kind: z.literal('say'), name: nameSchema.exactOptional(), text: saidSchema }),
  z.strictObject({
    kind: z.literal('sayPhrase'),
    name: nameSchema.exactOptional(),
    phrase: phraseSchema,
  }),
  z.strictObject({ kind: z.literal('mute'), whom: mutableSchema, isMuted: z.boolean() }),
]);
export type Command = z.infer<typeof commandSchema>;
