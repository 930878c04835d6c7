import type { AnyGame } from '@ochre/kernel';
import type { AnyBots } from '@ochre/search';

/** A game, and who plays it when no person does. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: AnyBots;
}

/** By name; each is loaded when it is first needed. */
export type Playables = Readonly<Record<string, () => Promise<Playable>>>;
