import { PATHS } from '../routes/paths.ts';

/** Goes with an address of the page: whoever comes this way wants to sit down. */
export interface Wish {
  readonly sit: number | 'anywhere';
}

/** For the page's `navigate`: to a table, to sit down there at once. */
export const toSit = (table: string, sit: Wish['sit'] = 'anywhere') =>
  [PATHS.table(table), { state: { sit } satisfies Wish }] as const;

/** What was wished for by who came here; it is forgotten by asking. */
export function takeWish(): Wish | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('sit' in state)) return undefined;
  history.replaceState(null, '');
  return state as Wish;
}

/** In a rematch the seats are moved by one. */
export const nextSeat = (seat: number, seats: number): number => (seat + seats - 1) % seats;
