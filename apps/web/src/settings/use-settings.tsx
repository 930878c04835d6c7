import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { InLanguage, type Language, languageOf } from '../words/language.tsx';
import './motion.css';
import type { Settings } from './settings.ts';
import { SettingsStore } from './settings-store.ts';

const IN_MEMORY = new SettingsStore({ getItem: () => null, setItem: () => undefined });
const StoreContext = createContext(IN_MEMORY);

/** The settings, and how to change them. */
export function useSettings(): readonly [Settings, SettingsStore['change']] {
  const store = useContext(StoreContext);
  const settings = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return [settings, store.change];
}

interface WithSettingsProps {
  readonly store: SettingsStore;
  /** The reader's languages, the preferred first. */
  readonly languages: readonly string[];
  readonly children: ReactNode;
}

/** The page in the language and the look that are set. */
export function WithSettings({ store, languages, children }: WithSettingsProps) {
  return (
    <StoreContext value={store}>
      <AsSet languages={languages}>{children}</AsSet>
    </StoreContext>
  );
}

function AsSet({ languages, children }: Omit<WithSettingsProps, 'store'>) {
  const [settings] = useSettings();
  const language = languageFor(settings, languages);
  const look = lookOf(settings).join(' ');
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.className = look;
  }, [language, look]);
  return <InLanguage language={language}>{children}</InLanguage>;
}

export const languageFor = (settings: Settings, languages: readonly string[]): Language =>
  settings.language === 'auto' ? languageOf(languages) : settings.language;

/** The classes of the document; none where the device decides. */
export const lookOf = ({ theme, motion }: Settings): readonly string[] => [
  ...(theme === 'auto' ? [] : [theme]),
  ...(motion === 'auto' ? [] : [`motion-${motion}`]),
];

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
