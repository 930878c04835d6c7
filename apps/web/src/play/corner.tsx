import { Icon } from '@ochre/ui/art/icon.tsx';
import type { SymbolName } from '@ochre/ui/art/symbols/index.ts';
import { useSettings } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import './corner.css';

interface CornerProps {
  /** Without it, nothing here is of one game. */
  readonly onRules?: () => void;
  readonly onSettings: () => void;
  readonly onMenu?: () => void;
}

/** At the end of the top bar: rules, sound, light, settings, and what else a table has. */
export function Corner({ onRules, onSettings, onMenu }: CornerProps) {
  const words = useWords();
  const [{ sound, theme }, change] = useSettings();
  const { buttons } = words;
  const isDark =
    theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return (
    <>
      {onRules !== undefined && (
        <CornerButton icon="help" name={buttons.rules} onTap={onRules} only={onMenu && 'wide'} />
      )}
      <CornerButton
        only="wide"
        icon={sound === 'on' ? 'sound' : 'mute'}
        name={sound === 'on' ? buttons.soundOff : buttons.soundOn}
        onTap={() => change({ sound: sound === 'on' ? 'off' : 'on' })}
      />
      <CornerButton
        only="wide"
        icon={isDark ? 'sun' : 'moon'}
        name={isDark ? buttons.light : buttons.dark}
        onTap={() => change({ theme: isDark ? 'light' : 'dark' })}
      />
      <CornerButton
        icon="gear"
        name={buttons.settings}
        onTap={onSettings}
        only={onMenu && 'wide'}
      />
      {onMenu !== undefined && <CornerButton icon="menu" name={words.play.menu} onTap={onMenu} />}
    </>
  );
}

interface CornerButtonProps {
  readonly icon: SymbolName;
  readonly name: string;
  readonly onTap: () => void;
  /** Where there is room for it; without it, everywhere. */
  readonly only?: 'wide' | 'phone' | undefined;
}

export function CornerButton({ icon, name, onTap, only }: CornerButtonProps) {
  const where = only === undefined ? '' : `only-${only}`;
  return (
    <button
      type="button"
      className={`corner-button ${where}`}
      aria-label={name}
      title={name}
      onClick={onTap}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
