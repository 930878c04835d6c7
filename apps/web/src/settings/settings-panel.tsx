import { ChoiceLine, Segments } from '../screens/parts/segments.tsx';
import { Sheet } from '../screens/parts/sheet.tsx';
import { LANGUAGES, useWords } from '../words/language.tsx';
import { CHOICES } from './settings.ts';
import { useSettings } from './use-settings.tsx';

/** All settings, each changed at once. */
export function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const [settings, change] = useSettings();
  const { settings: own, options } = words.screens;
  const languages = { auto: own.byBrowser, ...namesOfLanguages };
  return (
    <Sheet title={words.buttons.settings} onClose={onClose}>
      <ChoiceLine name={own.language}>
        <Segments
          label={own.language}
          values={CHOICES.language}
          chosen={settings.language}
          name={(value) => languages[value]}
          onChoose={(language) => change({ language })}
        />
      </ChoiceLine>
      <Setting of="theme" words={own.theme} />
      <Setting of="motion" words={own.motion} />
      <Setting of="sound" words={own.sound} />
      <Setting of="odds" words={options.odds} />
      <Setting of="turnEnds" words={own.turnEnds} />
      <Setting of="pace" words={options.pace} />
    </Sheet>
  );
}

const namesOfLanguages = Object.fromEntries(
  Object.entries(LANGUAGES).map(([name, { language }]) => [name, language]),
) as Record<keyof typeof LANGUAGES, string>;

type Plain = Exclude<keyof typeof CHOICES, 'language'>;

interface SettingProps<Name extends Plain> {
  readonly of: Name;
  readonly words: {
    readonly name: string;
    readonly about: string;
    readonly values: Readonly<Record<(typeof CHOICES)[Name][number], string>>;
  };
}

function Setting<Name extends Plain>({ of, words }: SettingProps<Name>) {
  const [settings, change] = useSettings();
  type Value = (typeof CHOICES)[Name][number];
  return (
    <ChoiceLine name={words.name} about={words.about}>
      <Segments<Value>
        label={words.name}
        values={CHOICES[of]}
        chosen={settings[of] as Value}
        name={(value) => words.values[value]}
        onChoose={(value) => change({ [of]: value })}
      />
    </ChoiceLine>
  );
}
