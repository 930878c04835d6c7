export { browserSettings, keepOf } from './browser-settings.ts';
export { localSettingsOf, type Pace } from './settings.ts';
export { SettingsPanel } from './settings-panel.tsx';
export { type Keep, SettingsStore } from './settings-store.ts';
export { useMotion, useSettings, WithSettings } from './use-settings.tsx';
