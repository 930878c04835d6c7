import type { AnyGamePage } from '@ochre/ui/game/game-page.ts';

/** The games this page plays: a new game is one line here. */
const PAGES: Readonly<Record<string, () => Promise<AnyGamePage>>> = {
  'stone-age': async () => (await import('@ochre/stone-age/page')).page as AnyGamePage,
};

/** What is played where nothing else is asked for. */
export const FIRST_GAME = 'stone-age';

const loaded = new Map<string, Promise<AnyGamePage>>();

/** Each is loaded once, when it is shown. */
export function pageOf(name: string): Promise<AnyGamePage> {
  const load = PAGES[name];
  if (load === undefined) throw new Error(`page: there is no game "${name}"`);
  const page = loaded.get(name) ?? load();
  loaded.set(name, page);
  return page;
}
