import type { AnyGame } from '@ochre/kernel';
import type { Games } from '@ochre/match';

/** How the rules of each game are loaded, by name. */
export type RulesLoaders = Readonly<Record<string, () => Promise<AnyGame>>>;

/** The games of this page, whose rules are loaded when the first table of them is opened. */
export class Library {
  private readonly loaders: RulesLoaders;
  private readonly loaded: Record<string, AnyGame> = {};

  constructor(loaders: RulesLoaders) {
    this.loaders = loaders;
  }

  /** Those that are loaded. */
  get games(): Games {
    return this.loaded;
  }

  /** The game of that name among those that are loaded; alone where it is not listed at all. */
  async with(name: string): Promise<Games> {
    const load = Object.hasOwn(this.loaders, name) ? this.loaders[name] : undefined;
    if (load !== undefined) this.loaded[name] ??= await load();
    return this.loaded;
  }
}
