import { type Keep, SettingsStore } from './settings-store.ts';

/** The settings in this browser's own store; they follow what another tab changes. */
export function browserSettings(page: Window = window): SettingsStore {
  const store = new SettingsStore(keepOf(page));
  page.addEventListener('storage', store.readAgain);
  return store;
}

const NOWHERE: Keep = { getItem: () => null, setItem: () => undefined };

/** A browser that forbids storing throws as soon as it is asked for the store. */
export function keepOf(page: Window): Keep {
  try {
    return page.localStorage;
  } catch {
    return NOWHERE;
  }
}
