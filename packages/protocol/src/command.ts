import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { PHRASES } from './phrases.ts';
import { planSchema } from './plan.ts';
import { TALKERS } from './talk.ts';
import {
  figureSchema,
  mutableSchema,
  nameSchema,
  nonceSchema,
  saidSchema,
  seatSchema,
  seqSchema,
} from './text.ts';

export const phraseSchema = z.enum(PHRASES);

export const talkersSchema = z.enum(TALKERS);

/** Who sits there, or who said the line of that number: those who watch are known by nothing else. */
const removableSchema = z.union([
  z.strictObject({ seat: seatSchema }),
  z.strictObject({ said: seqSchema }),
]);

/** What a member of a table may ask for. */
export const commandSchema = z.discriminatedUnion('kind', [
  /** The first free seat, unless one is named. */
  z.strictObject({
    kind: z.literal('sit'),
    seat: seatSchema.exactOptional(),
    name: nameSchema,
    nonce: nonceSchema,
    /** Where it is free; else that of the seat. */
    figure: figureSchema.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('stand') }),
  /** Of who sits, before the game: nobody else has the same. */
  z.strictObject({ kind: z.literal('choose'), figure: figureSchema }),
  z.strictObject({ kind: z.literal('plan'), plan: planSchema }),
  z.strictObject({ kind: z.literal('begin') }),
  z.strictObject({ kind: z.literal('move'), move: z.string().min(1).max(LIMITS.move) }),
  /** When the last move revealed nothing, it can be taken back until this is said. */
  z.strictObject({ kind: z.literal('endTurn') }),
  /** Within your own turn, to the last thing that was revealed. */
  z.strictObject({ kind: z.literal('undo') }),
  /** Further back, if all people at the table agree: to before your last move. */
  z.strictObject({ kind: z.literal('askUndo') }),
  z.strictObject({ kind: z.literal('answerUndo'), agrees: z.boolean() }),
  /** Where no clock runs: a bot for who has not come back for half an hour, if the others agree. */
  z.strictObject({ kind: z.literal('askReplace'), seat: seatSchema }),
  z.strictObject({ kind: z.literal('answerReplace'), agrees: z.boolean() }),
  z.strictObject({ kind: z.literal('resign') }),
  /** `name` is for who only watches; whoever has a seat has a name there. */
  z.strictObject({ kind: z.literal('say'), name: nameSchema.exactOptional(), text: saidSchema }),
  z.strictObject({
    kind: z.literal('sayPhrase'),
    name: nameSchema.exactOptional(),
    phrase: phraseSchema,
  }),
  /** Also for who only watches. What was said before stays. */
  z.strictObject({ kind: z.literal('mute'), whom: mutableSchema, isMuted: z.boolean() }),
  /** Of the host, as all that follows: who may talk from now on. */
  z.strictObject({ kind: z.literal('limitTalk'), to: talkersSchema }),
  /** Away from the table, and not back to it. */
  z.strictObject({ kind: z.literal('ban'), whom: removableSchema }),
  /** By the number of the ban. */
  z.strictObject({ kind: z.literal('unban'), ban: seqSchema }),
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;
