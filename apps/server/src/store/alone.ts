import type { Others } from './store.ts';

/** Nobody else is on this store: whatever a process wants is its own. */
export const alone: Others = {
  claim: async (tables) => new Set(tables),
  release: async () => {},
  tellPresence: async () => {},
  onPresence: () => () => {},
  onLiving: () => () => {},
  onEnded: () => () => {},
  onRemoved: () => () => {},
  onBans: () => () => {},
  onGarbage: () => () => {},
};
