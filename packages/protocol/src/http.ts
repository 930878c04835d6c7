import { z } from 'zod';
import { DAILY_WAYS } from './daily.ts';
import { dailySchema } from './daily-view.ts';
import { LIMITS } from './limits.ts';
import { planSchema, planViewSchema } from './plan.ts';
import { millisecondsSchema, nameSchema, seatSchema, wordSchema } from './text.ts';
import { tableViewSchema, toldSchema } from './view.ts';

/** POST /api/tables. No seat comes with it: a nonce is added when the commitment is known. */
export const newTableSchema = z.strictObject({ plan: planSchema });
export type NewTable = z.infer<typeof newTableSchema>;

/** Where a table is found: also the answer to GET /api/codes/:code and an import. */
export const tableAddressSchema = z.object({
  table: z.string(),
  /** Short enough to be read out. */
  code: z.string(),
  link: z.string(),
});
export type TableAddress = z.infer<typeof tableAddressSchema>;

/** The answer to POST /api/tables, and to a rematch. */
export const madeTableSchema = z.object({
  ...tableAddressSchema.shape,
  /** SHA-256 of the secret of its dice: keep it, and compare it with the record's. */
  commitment: z.string(),
});
export type MadeTable = z.infer<typeof madeTableSchema>;

/** POST /api/dailies: the game of the day, and what who plays it is called there; nobody else sees it. */
export const newDailySchema = z.strictObject({
  game: wordSchema,
  way: z.enum(DAILY_WAYS),
  name: nameSchema.exactOptional(),
});
export type NewDaily = z.infer<typeof newDailySchema>;

/** The answer to it: the table is there, and the game has begun. */
export const madeDailySchema = z.object({
  ...madeTableSchema.shape,
  /** By the server's clock, in UTC. */
  day: z.string(),
});
export type MadeDaily = z.infer<typeof madeDailySchema>;

export const lobbyTableSchema = z.object({
  ...tableAddressSchema.shape,
  /** Who comes to one that is played may watch. */
  stage: z.enum(['gathering', 'playing']),
  plan: planViewSchema,
  /** Seats that wait for a person. */
  free: z.int().min(0),
  /** People who sit there. */
  names: z.array(z.string()).readonly(),
  made: millisecondsSchema,
});
export type LobbyTable = z.infer<typeof lobbyTableSchema>;

/** GET /api/tables */
export const lobbySchema = z.object({ tables: z.array(lobbyTableSchema).readonly() });
export type Lobby = z.infer<typeof lobbySchema>;

/** GET /api/tables/:id */
export const tableAnswerSchema = z.object({
  ...tableAddressSchema.shape,
  kind: z.enum(['played', 'imported']),
  /** An imported game has only its record. */
  view: tableViewSchema.exactOptional(),
});
export type TableAnswer = z.infer<typeof tableAnswerSchema>;

/** GET /api/tables/:id/history */
export const historySchema = z.object({ told: z.array(toldSchema).readonly() });
export type History = z.infer<typeof historySchema>;

/** GET /api/me */
export const meSchema = z.object({
  /** What they are called when nothing else is said. */
  name: z.string().exactOptional(),
  hasAccount: z.boolean(),
});
export type Me = z.infer<typeof meSchema>;

/** PATCH /api/me */
export const renamingSchema = z.strictObject({ name: nameSchema });

const passwordSchema = z.string().min(LIMITS.password.least).max(LIMITS.password.most);

/** POST /api/me/account and POST /api/session */
export const credentialsSchema = z.strictObject({
  name: nameSchema,
  password: passwordSchema,
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** PUT /api/me/password. All other browsers are logged out by it. */
export const newPasswordSchema = z.strictObject({
  old: z.string().max(LIMITS.password.most),
  password: passwordSchema,
});
export type NewPassword = z.infer<typeof newPasswordSchema>;

/** POST /api/session/recovery. The code is the operator's, and serves once. */
export const recoverySchema = z.strictObject({
  name: nameSchema,
  code: z.string().min(1).max(LIMITS.recoveryCode),
  password: passwordSchema,
});
export type Recovery = z.infer<typeof recoverySchema>;

/** DELETE /api/me. A guest has no password. */
export const deletionSchema = z.strictObject({
  password: z.string().max(LIMITS.password.most).exactOptional(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** One of GET /api/me/games. */
export const gameSummarySchema = z.object({
  table: z.string(),
  kind: z.enum(['played', 'imported']),
  game: z.string(),
  stage: z.enum(['gathering', 'playing', 'over', 'closed']),
  /** The asker's own. */
  seat: seatSchema.exactOptional(),
  /** Whose turn it is, while it is played. */
  turn: seatSchema.exactOptional(),
  /** Of which day it is the game, where it is one. */
  daily: dailySchema.exactOptional(),
  players: z
    .array(
      z.object({
        name: z.string().exactOptional(),
        bot: z.string().exactOptional(),
        /** As in a view. */
        figure: z.int().min(0).exactOptional(),
      }),
    )
    .readonly(),
  made: millisecondsSchema,
  changed: millisecondsSchema,
  scores: z.array(z.number()).readonly().exactOptional(),
  winners: z.array(seatSchema).readonly().exactOptional(),
});
export type GameSummary = z.infer<typeof gameSummarySchema>;

/**
 * GET /api/me/games; `?before=made-table` of the last one asks for the next page. GET /api/me/tables:
 * those that go on, with tables that gather.
 */
export const gamesSchema = z.object({ games: z.array(gameSummarySchema).readonly() });

/** GET /api/me/dailies: the games of days that somebody has begun, the last day first. */
export const dailiesSchema = z.object({
  /** Today, by the server's clock. */
  day: z.string(),
  games: z.array(gameSummarySchema).readonly(),
});

/** GET /api/me/statistics */
export const statisticsSchema = z.object({
  games: z.int(),
  victories: z.number(),
  /** By game and by the number of players. */
  byPlayers: z
    .array(
      z.object({
        game: z.string(),
        players: z.int(),
        games: z.int(),
        victories: z.number(),
        meanScore: z.number(),
      }),
    )
    .readonly(),
});
