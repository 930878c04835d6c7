import { readSettings, type Settings } from './settings.ts';

/** Where a text is kept by name; the part of `localStorage` that is used here. */
export interface Keep {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
}

const NAME = 'ochre settings';

/** The settings of this device, and who wants to hear of changes. */
export class SettingsStore {
  private readonly keep: Keep;
  private readonly listeners = new Set<() => void>();
  private now: Settings;

  constructor(keep: Keep) {
    this.keep = keep;
    this.now = readSettings(kept(keep));
  }

  /** The same object until something changes. */
  readonly snapshot = (): Settings => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly change = (changes: Partial<Settings>): void => {
    this.tell({ ...this.now, ...changes });
    try {
      this.keep.setItem(NAME, JSON.stringify(this.now));
    } catch {
      // A browser that stores nothing: the settings last as long as the page.
    }
  };

  /** Another tab has changed them. */
  readonly readAgain = (): void => this.tell(readSettings(kept(this.keep)));

  private tell(settings: Settings): void {
    this.now = settings;
    for (const listener of this.listeners) listener();
  }
}

/** Some browsers refuse even to look. */
function kept(keep: Keep): string | null {
  try {
    return keep.getItem(NAME);
  } catch {
    return null;
  }
}
