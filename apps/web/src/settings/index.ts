export { browserSettings, keepOf } from '@ochre/ui/settings/browser-settings.ts';
export type { Pace } from '@ochre/ui/settings/settings.ts';
export { type Keep, SettingsStore } from '@ochre/ui/settings/settings-store.ts';
export { useMotion, useSettings } from '@ochre/ui/settings/use-settings.ts';
export { localSettingsOf } from './local-settings.ts';
export { SettingsPanel } from './settings-panel.tsx';
export { WithSettings } from './with-settings.tsx';
