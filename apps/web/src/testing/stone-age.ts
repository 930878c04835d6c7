import type { GameEvent } from '@ochre/kernel';
import { page } from '@ochre/stone-age/page';
import { tellerIn } from '@ochre/stone-age/page/story/index.ts';
import type { AnyGamePage } from '@ochre/ui/game/game-page.ts';
import type { Teller } from '@ochre/ui/game/game-story.ts';
import type { Words } from '../words/words.ts';

/** A whole game, for tests of what the page does with any. */
export const STONE_AGE = page as AnyGamePage;

export const tellerFor = (words: Words): Teller<GameEvent> => tellerIn(words) as Teller<GameEvent>;
