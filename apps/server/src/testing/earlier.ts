import type { Store } from '../store/store.ts';

/** The store as it would be had everything in it happened earlier. */
export const earlier = (store: Store, ms: number): Store => ({
  ...store,
  append: (card, entries, record) =>
    store.append(
      { ...card, madeAt: card.madeAt - ms, changedAt: card.changedAt - ms },
      entries.map((entry) => ({ ...entry, at: entry.at - ms })),
      record,
    ),
});
