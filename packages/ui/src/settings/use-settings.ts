import { createContext, useContext, useSyncExternalStore } from 'react';
import './motion.css';
import type { Settings } from './settings.ts';
import { SettingsStore } from './settings-store.ts';

const IN_MEMORY = new SettingsStore({ getItem: () => null, setItem: () => undefined });
export const StoreContext = createContext(IN_MEMORY);

/** The settings, and how to change them. */
export function useSettings(): readonly [Settings, SettingsStore['change']] {
  const store = useContext(StoreContext);
  const settings = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return [settings, store.change];
}

/** Whether things move, as it is set or else as the device wants it. */
export function useMotion(): boolean {
  const [{ motion }] = useSettings();
  const isReduced = useSyncExternalStore(onMotionChange, wantsLessMotion, () => false);
  return motion === 'auto' ? !isReduced : motion === 'full';
}

/** The device's own wish, which may change while the page is open. */
const lessMotion = (): MediaQueryList | undefined =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const wantsLessMotion = (): boolean => lessMotion()?.matches ?? false;
function onMotionChange(listener: () => void): () => void {
  const query = lessMotion();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
