import { LANGUAGES, LANGUAGES_BY_NAME, languageOf } from '@ochre/words';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/language.tsx';
import './language-button.css';

/** The language that is spoken, in two letters; a list of all opens where they are tapped. */
export function LanguageButton() {
  const { screens } = useWords();
  const [{ language }, change] = useSettings();
  const spoken = language === 'auto' ? languageOf(navigator.languages) : language;
  return (
    <span className="language-button only-wide">
      <span aria-hidden="true">{spoken.toUpperCase()}</span>
      <select
        aria-label={screens.settings.language}
        value={spoken}
        onChange={(event) => {
          const chosen = LANGUAGES.find((one) => one === event.target.value);
          if (chosen !== undefined) change({ language: chosen });
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGES_BY_NAME[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
