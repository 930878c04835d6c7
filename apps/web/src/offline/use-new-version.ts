import { useSyncExternalStore } from 'react';
import { newVersion } from './keep.ts';

/** What takes the newer version of the page that waits, by loading it; undefined while there is none. */
export function useNewVersion(): (() => void) | undefined {
  return useSyncExternalStore(newVersion.subscribe, newVersion.snapshot, () => undefined);
}
