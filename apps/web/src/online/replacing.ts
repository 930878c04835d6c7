import type { TableView } from '@ochre/match';

const MINUTE = 60_000;

/** How far it is with a bot for whom the table waits for, as the viewer meets it. */
export type Replacing = { readonly seat: number } & (
  | { readonly kind: 'offer'; readonly since: number }
  /** It is about the viewer. */
  | { readonly kind: 'you'; readonly minutes: number }
  /** The viewer is asked. */
  | { readonly kind: 'asked'; readonly by: number }
  | { readonly kind: 'waits'; readonly waitsFor: readonly number[] }
  | { readonly kind: 'soon'; readonly minutes: number }
);

export function replacing(view: TableView, now: number): Replacing | undefined {
  const { you, replace, mayReplaceAt, game } = view;
  if (replace === undefined) {
    const seat = game?.unconfirmed ?? game?.decision?.player;
    if (seat === undefined || mayReplaceAt === undefined || mayReplaceAt > now) return undefined;
    return { kind: 'offer', seat, since: mayReplaceAt };
  }
  const { by, seat, waitsFor, at } = replace;
  const minutes = Math.max(1, Math.ceil((at - now) / MINUTE));
  if (seat === you) return { kind: 'you', seat, minutes };
  if (you !== undefined && waitsFor.includes(you)) return { kind: 'asked', seat, by };
  return waitsFor.length > 0 ? { kind: 'waits', seat, waitsFor } : { kind: 'soon', seat, minutes };
}
