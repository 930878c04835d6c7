export { browserSettings, keepOf } from './browser-settings.ts';
export { localSettingsOf } from './local-settings.ts';
export type { Pace } from './settings.ts';
export { SettingsPanel } from './settings-panel.tsx';
export { type Keep, SettingsStore } from './settings-store.ts';
export { useMotion, useSettings } from './use-settings.ts';
export { WithSettings } from './with-settings.tsx';
