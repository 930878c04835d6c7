import type { GameEvent } from '@ochre/kernel';
import { z } from 'zod';
import { phraseSchema, talkersSchema } from './command.ts';
import { dailySchema } from './daily-view.ts';
import { clockPlanViewSchema, planViewSchema } from './plan.ts';
import { millisecondsSchema, mutableSchema, seatSchema, seqSchema } from './text.ts';

/** Why a bot plays on for a person; to an older page, a reason that comes later is that they left. */
const leavingSchema = z.enum(['clock', 'resigned', 'removed', 'vote']).catch('resigned');
export type Leaving = z.infer<typeof leavingSchema>;

/** Why a table was closed; to an older page, a reason that comes later is that nobody plays on. */
const closingSchema = z.enum(['left', 'rules']).catch('left');
export type Closing = z.infer<typeof closingSchema>;

/** Each game documents its own events. */
const eventSchema = z.custom<GameEvent>(
  (value) => typeof (value as GameEvent | null)?.type === 'string',
);

const whatSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['made', 'planned', 'began', 'resumed', 'erased']) }),
  /** Without a reason: nobody plays on, or nobody came. */
  z.object({ kind: z.literal('closed'), why: closingSchema.exactOptional() }),
  z.object({ kind: z.enum(['sat', 'stood', 'chose', 'turnEnded']), seat: seatSchema }),
  z.object({
    kind: z.literal('moved'),
    seat: seatSchema,
    move: z.string(),
    events: z.array(eventSchema).readonly(),
  }),
  z.object({
    kind: z.enum(['tookBack', 'undoAsked']),
    seat: seatSchema,
    moves: z.int().min(0),
  }),
  z.object({
    kind: z.enum(['undoAnswered', 'replaceAnswered']),
    seat: seatSchema,
    agrees: z.boolean(),
  }),
  /** `seat` asks whether a bot shall play on for `whom`. */
  z.object({ kind: z.literal('replaceAsked'), seat: seatSchema, whom: seatSchema }),
  z.object({
    kind: z.literal('replaced'),
    seat: seatSchema,
    level: z.string(),
    why: leavingSchema,
  }),
  z.object({
    kind: z.literal('said'),
    /** Absent for who only watches. */
    seat: seatSchema.exactOptional(),
    /** Empty where who said it was deleted. Without text and phrase the words were erased. */
    /** By who made the table. */
    isHost: z.boolean().exactOptional(),
    name: z.string(),
    text: z.string().exactOptional(),
    phrase: phraseSchema.exactOptional(),
  }),
  z.object({ kind: z.literal('rematched'), table: z.string() }),
  z.object({ kind: z.literal('talkLimited'), to: talkersSchema }),
  /** The host has removed somebody; with the seat they had. */
  z.object({ kind: z.literal('banned'), seat: seatSchema.exactOptional(), name: z.string() }),
  z.object({ kind: z.literal('unbanned'), name: z.string() }),
  /** Told to who did it, and to nobody else: in logs of before muting was taken out of them. */
  z.object({ kind: z.literal('muted'), whom: mutableSchema, isMuted: z.boolean() }),
  /** Not for this viewer to hear: the number is told, so that none seems lost, and nothing else. */
  z.object({ kind: z.literal('unheard') }),
]);

/** A line of a table's log as one viewer may hear of it; built from nothing, so nothing slips through. */
export const toldSchema = z.object({
  seq: seqSchema,
  at: millisecondsSchema,
  /** Kinds and phrases that come later are nothing that an older page could hear. */
  what: whatSchema.catch({ kind: 'unheard' }),
});
export type Told = z.infer<typeof toldSchema>;

const seatViewSchema = z.object({
  /**
   * Of the person who sits there, or sat there until they left; empty when they were deleted, absent
   * for a free seat and for a bot.
   */
  name: z.string().exactOptional(),
  /** The level of the bot who plays, from the beginning or instead of a person. */
  bot: z.string().exactOptional(),
  left: leavingSchema.exactOptional(),
  nonce: z.string().exactOptional(),
  /** Of the figures, that of the seat's own number unless given. */
  figure: z.int().min(0).exactOptional(),
});
export type SeatView = z.infer<typeof seatViewSchema>;

const gameViewSchema = z.object({
  /** How many moves were made. */
  moves: z.int().min(0),
  /** The game's own view, as the engine protocol's snapshot. */
  snapshot: z.unknown(),
  decision: z.object({ player: seatSchema, kind: z.string() }).exactOptional(),
  /** All legal moves as text, for the viewer whose turn it is. */
  legal: z.array(z.string()).readonly().exactOptional(),
  /** A seat that may still take its last move back or end its turn; all others wait for it. */
  unconfirmed: seatSchema.exactOptional(),
  /** Who may take their last move back without asking; also one who has ended the turn since. */
  takesBack: seatSchema.exactOptional(),
  /** Whether the viewer may take something back without asking. */
  canUndo: z.boolean(),
});
export type GameView = z.infer<typeof gameViewSchema>;

const clockViewSchema = z.object({
  plan: clockPlanViewSchema,
  /** What each seat had left when the clock that runs began to run. */
  left: z.array(z.number()).readonly(),
  /** The seat whose clock runs, since when. */
  running: z.object({ seat: seatSchema, since: millisecondsSchema }).exactOptional(),
});
export type ClockView = z.infer<typeof clockViewSchema>;

/** How a game ended. */
const resultSchema = z.object({
  /** By seat. */
  scores: z.array(z.number()).readonly(),
  /** Seats. */
  winners: z.array(seatSchema).readonly(),
});
export type Result = z.infer<typeof resultSchema>;

/** Somebody wants to go back further than they may alone. */
const undoViewSchema = z.object({
  by: seatSchema,
  moves: z.int().min(0),
  /** The seats that have not answered yet. */
  waitsFor: z.array(seatSchema).readonly(),
});
export type UndoView = z.infer<typeof undoViewSchema>;

/** Somebody has not come back, and others want a bot to play on. */
const replaceViewSchema = z.object({
  by: seatSchema,
  /** Who would be replaced; whatever they do at the table stops it. */
  seat: seatSchema,
  /** The seats that must agree and have not answered yet. */
  waitsFor: z.array(seatSchema).readonly(),
  /** It is not done before. */
  at: millisecondsSchema,
});
export type ReplaceView = z.infer<typeof replaceViewSchema>;

/** A table as one viewer sees it. */
export const tableViewSchema = z.object({
  seq: seqSchema,
  stage: z.enum(['gathering', 'playing', 'over', 'closed']),
  plan: planViewSchema,
  seats: z.array(seatViewSchema).readonly(),
  /** The viewer's own seat, if they have one. */
  you: seatSchema.exactOptional(),
  /** The seat that was the viewer's until a bot took over. */
  wasAt: seatSchema.exactOptional(),
  /** Whether the viewer made the table. */
  isHost: z.boolean(),
  /** The seat of who made the table, if they have or had one. */
  host: seatSchema.exactOptional(),
  /** Of which day it is the game, where it is one: nobody but its player sees it. */
  daily: dailySchema.exactOptional(),
  /** SHA-256 of the secret; the secret itself once the game is over. */
  commitment: z.string(),
  secret: z.string().exactOptional(),
  /** From `began` on, where the rules are known. */
  game: gameViewSchema.exactOptional(),
  /** The version of the rules it was begun under, where they are not known any more. */
  rules: z.string().exactOptional(),
  /** Once the game is over. */
  result: resultSchema.exactOptional(),
  /** Why the table was closed, where something else than its people is the reason. */
  closed: closingSchema.exactOptional(),
  clock: clockViewSchema.exactOptional(),
  undo: undoViewSchema.exactOptional(),
  replace: replaceViewSchema.exactOptional(),
  /** From when on the viewer may ask for a bot instead of whom the table waits for. */
  mayReplaceAt: millisecondsSchema.exactOptional(),
  /** From when on the viewer may begin the game. */
  mayBeginAt: millisecondsSchema.exactOptional(),
  /** From when on the viewer may give free seats to bots, since the host is away. */
  mayFillAt: millisecondsSchema.exactOptional(),
  rematch: z.string().exactOptional(),
  /** Whom the viewer does not want to hear. */
  muted: z.array(mutableSchema).readonly().exactOptional(),
  /** Who may talk, where that is not everybody. */
  talk: talkersSchema.exactOptional(),
  /** Whom the host has removed, told to the host alone; `ban` is the number of it. */
  banned: z
    .array(z.object({ ban: seqSchema, name: z.string() }))
    .readonly()
    .exactOptional(),
});
export type TableView = z.infer<typeof tableViewSchema>;
