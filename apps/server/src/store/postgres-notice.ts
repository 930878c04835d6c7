import type { Ended, Moved, Muted, ProcessPresence } from './store.ts';

/** A notice as it travels between processes: who wrote, and what. */
export interface Notice {
  readonly from: string;
  readonly moved?: Moved;
  readonly presence?: ProcessPresence;
  readonly muted?: Muted;
  readonly ended?: Ended;
  /** A table. */
  readonly removed?: string;
  /** Which addresses are banned has changed. */
  readonly bans?: true;
}

/** Undefined for what no process writes: whoever may connect to the database may send notices. */
export function noticeIn(text: string): Notice | undefined {
  const found = jsonIn(text);
  if (!isRecord(found) || typeof found.from !== 'string') return undefined;
  const { from, moved, presence, muted, ended, removed, bans } = found;
  if (moved !== undefined && !isMoved(moved)) return undefined;
  if (presence !== undefined && !isPresence(presence)) return undefined;
  if (muted !== undefined && !isMuted(muted)) return undefined;
  if (ended !== undefined && !isEnded(ended)) return undefined;
  if (removed !== undefined && typeof removed !== 'string') return undefined;
  if (bans !== undefined && bans !== true) return undefined;
  return {
    from,
    ...(moved === undefined ? {} : { moved }),
    ...(presence === undefined ? {} : { presence }),
    ...(muted === undefined ? {} : { muted }),
    ...(ended === undefined ? {} : { ended }),
    ...(removed === undefined ? {} : { removed }),
    ...(bans === undefined ? {} : { bans }),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isMoved(value: unknown): value is Moved {
  return isRecord(value) && typeof value.table === 'string' && isCount(value.seq);
}

function isPresence(value: unknown): value is ProcessPresence {
  if (!isRecord(value) || typeof value.table !== 'string' || !isCount(value.watching)) return false;
  return Array.isArray(value.seats) && value.seats.every(isCount);
}

function isMuted(value: unknown): value is Muted {
  if (!isRecord(value) || typeof value.table !== 'string') return false;
  return value.by === undefined || typeof value.by === 'string';
}

function isEnded(value: unknown): value is Ended {
  return isRecord(value) && typeof (value.session ?? value.person) === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
