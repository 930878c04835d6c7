import { ChoiceLine, Segments } from '@ochre/ui/parts/segments.tsx';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { CHOICES } from '@ochre/ui/settings/settings.ts';
import { useSettings } from '@ochre/ui/settings/use-settings.ts';
import { LANGUAGES_BY_NAME } from '@ochre/words';
import type { ReactNode } from 'react';
import { useWords } from '../words/language.tsx';

interface SettingsPanelProps {
  readonly onClose: () => void;
  /** What else there is to set up, elsewhere. */
  readonly foot?: ReactNode;
}

/** All settings, each changed at once. */
export function SettingsPanel({ onClose, foot }: SettingsPanelProps) {
  const words = useWords();
  const [settings, change] = useSettings();
  const { settings: own, options } = words.screens;
  const languages = { auto: own.byBrowser, ...LANGUAGES_BY_NAME };
  return (
    <Sheet title={words.buttons.settings} onClose={onClose} foot={foot}>
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
      <Setting of="help" words={options.helpLevel} />
      <Setting of="turnEnds" words={own.turnEnds} />
      <Setting of="pace" words={options.pace} />
      <Setting of="botLevel" words={own.botLevel} />
    </Sheet>
  );
}

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
