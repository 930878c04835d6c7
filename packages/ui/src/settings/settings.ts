import { HELP_LEVELS, LIMITS } from '@ochre/protocol/vocabulary';
import { LANGUAGES_BY_NAME, type Language } from '@ochre/words';

/** What can be chosen, the usual first. */
export const CHOICES = {
  language: ['auto', ...(Object.keys(LANGUAGES_BY_NAME) as Language[])],
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'reduced'],
  sound: ['off', 'on'],
  help: HELP_LEVELS,
  turnEnds: ['by-itself', 'when-told'],
  pace: ['calm', 'brisk', 'skip'],
  botLevel: ['by-results', 'as-chosen'],
} as const;

type Chosen = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** How somebody likes to play, on this device. */
export interface Settings extends Chosen {
  /** What they are called at a table; empty until they said it. */
  readonly name: string;
  /** The game they played last; empty until they played one. */
  readonly game: string;
}
export type Pace = Settings['pace'];

export const USUAL: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: 'off',
  help: 'full',
  turnEnds: 'by-itself',
  pace: 'calm',
  botLevel: 'by-results',
  name: '',
  game: '',
};

export const LONGEST_NAME = LIMITS.name;

/** What of a stored text can still be used; the rest is as usual. */
export function readSettings(text: string | null): Settings {
  const stored = withHelp(objectIn(text));
  const chosen = Object.entries(CHOICES).filter(([name]) =>
    (CHOICES[name as keyof Chosen] as readonly unknown[]).includes(stored[name]),
  );
  return {
    ...USUAL,
    ...Object.fromEntries(chosen.map(([name]) => [name, stored[name]])),
    ...(typeof stored.name === 'string' ? { name: stored.name.slice(0, LONGEST_NAME) } : {}),
    ...(typeof stored.game === 'string' ? { game: stored.game } : {}),
  };
}

/** Before there were levels of help, odds were shown or hidden. */
const withHelp = (stored: Stored): Stored =>
  stored.odds === 'hidden' ? { help: 'tournament', ...stored } : stored;

type Stored = Readonly<Record<string, unknown>>;

function objectIn(text: string | null): Stored {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
