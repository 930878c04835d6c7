import type { HelpLevel } from '@ochre/ui/game/game-page.ts';

/** All that Stone Age works out is odds: a tournament has none. */
export const showsOdds = (help: HelpLevel): boolean => help !== 'tournament';
