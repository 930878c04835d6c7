import type { Settings } from '@ochre/ui/settings/settings.ts';
import type { SettingsStore } from '@ochre/ui/settings/settings-store.ts';
import { StoreContext, useSettings } from '@ochre/ui/settings/use-settings.ts';
import { type Language, languageOf } from '@ochre/words';
import { type ReactNode, useEffect } from 'react';
import { InLanguage } from '../words/language.tsx';

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
