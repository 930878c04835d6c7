export { browserSettings } from './browser-settings.ts';
export { localSettingsOf, type Settings } from './settings.ts';
export { SettingsPanel } from './settings-panel.tsx';
export { SettingsStore } from './settings-store.ts';
export { useMotion, useSettings, WithSettings } from './use-settings.tsx';
