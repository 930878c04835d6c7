import { Refusal } from '@ochre/host';
import type { Person } from '../store/store.ts';

/** A ban without an end. */
export const FOREVER = Date.UTC(9999, 11, 31);

export const isBanned = ({ bannedUntil }: Person): boolean =>
  bannedUntil !== undefined && bannedUntil > Date.now();

export function banned(until: number = FOREVER): Refusal {
  const end = until < FOREVER ? ` until ${new Date(until).toISOString().slice(0, 16)} UTC` : '';
  return new Refusal('banned', `The operator has banned you from this server${end}.`);
}
