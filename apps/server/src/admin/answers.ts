import type { AddressBan, TableCard, Totals } from '../store/store.ts';

/** What the running server tells `ochre admin`. */
export interface StatisticsAnswer extends Totals {
  /** Of the process that answers. */
  readonly process: { readonly sockets: number; readonly tables: number; readonly uptime: number };
}

export interface TableLine extends Pick<TableCard, 'id' | 'code' | 'game' | 'stage' | 'isOpen'> {
  readonly kind: TableCard['kind'];
  /** Of the people who sit there. */
  readonly names: readonly string[];
  readonly entries: number;
  readonly made: number;
  readonly changed: number;
}

export interface PersonLine {
  readonly id: string;
  readonly name: string;
  /** The name to log in with. */
  readonly account?: string;
  readonly made: number;
  /** Last seen, to the day. */
  readonly used: number;
  readonly bannedUntil?: number;
}

/** Somebody at one table. */
export interface GuestLine {
  readonly id: string;
  /** By which names they sat there or spoke. */
  readonly names: readonly string[];
  readonly isHost: boolean;
  readonly seat?: number;
  /** How often they said something. */
  readonly said: number;
}

export interface BansAnswer {
  readonly people: readonly PersonLine[];
  readonly addresses: readonly AddressBan[];
}

export interface BannedAnswer {
  /** A person's name and id, or the address as it counts. */
  readonly who: string;
  /** Absent for ever, and for who is not banned any more. */
  readonly until?: number;
}

export interface RecoveryAnswer {
  readonly account: string;
  readonly code: string;
  readonly until: number;
}
