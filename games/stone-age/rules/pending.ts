import { withLast } from './lists.ts';
import type { Pending, PendingOf, State } from './state.ts';

const NOTHING: readonly Pending[] = [];

export function pushPending(state: State, business: Pending): void {
  state.pending = state.pending.length === 0 ? [business] : withLast(state.pending, business);
}

export function popPending(state: State): void {
  state.pending = state.pending.length === 1 ? NOTHING : state.pending.slice(0, -1);
}

/** The business on top, which its own question alone asks for. */
export function pendingNow<Kind extends Pending['kind']>(
  state: State,
  kind: Kind,
): PendingOf<Kind> {
  const top = state.pending[state.pending.length - 1];
  if (top?.kind !== kind) throw new Error(`${kind} is not the business at hand`);
  return top as PendingOf<Kind>;
}
