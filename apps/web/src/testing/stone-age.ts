import type { GameEvent } from '@ochre/kernel';
import { meta } from '@ochre/stone-age/meta';
import { page } from '@ochre/stone-age/page';
import { tellerIn, type Words } from '@ochre/stone-age/page/testing';
import type { AnyGamePage } from '@ochre/ui/game/game-page.ts';
import type { Teller } from '@ochre/ui/game/game-story.ts';
import { usualFor } from '../screens/options/choice.ts';

/** A whole game, for tests of what the page does with any. */
export const STONE_AGE = page as AnyGamePage;

export const tellerFor = (words: Words): Teller<GameEvent> => tellerIn(words) as Teller<GameEvent>;

/** What is usual for each way to begin. */
export const USUAL = {
  bots: usualFor(meta, 'bots'),
  around: usualFor(meta, 'around'),
  friends: usualFor(meta, 'friends'),
  solo: usualFor(meta, 'solo'),
};
