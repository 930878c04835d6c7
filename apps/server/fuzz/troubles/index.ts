import { chatFlood } from './chat-flood.ts';
import { clockJump } from './clock-jump.ts';
import { databaseAway } from './database-away.ts';
import { descriptorsGone } from './descriptors-gone.ts';
import { garbageNotices } from './garbage-notices.ts';
import { kill } from './kill.ts';
import { logInStorm } from './log-in-storm.ts';
import type { Trouble } from './trouble.ts';

/** All there are, by the names by which they are chosen. */
export const TROUBLES = {
  kill,
  database: databaseAway,
  notices: garbageNotices,
  'log-ins': logInStorm,
  chat: chatFlood,
  clock: clockJump,
  descriptors: descriptorsGone,
} as const satisfies Readonly<Record<string, Trouble>>;

export type TroubleName = keyof typeof TROUBLES;

export const TROUBLE_NAMES = Object.keys(TROUBLES) as TroubleName[];

/** Those that only PostgreSQL can have. */
export const OF_POSTGRES: readonly TroubleName[] = ['database', 'notices'];
