import type { Bot } from '@ochre/bots';
import type { Game, GameEvent, Setup } from '@ochre/kernel';

/** What a worker needs to know of a game: a new game is one entry in the list. */
export interface Playable {
  readonly game: Game<unknown, unknown, unknown, GameEvent>;
  opponentNamed(name: string, setup: Setup): Promise<{ readonly bot: Bot<unknown, unknown> }>;
}
export type Playables = Readonly<Record<string, () => Promise<Playable>>>;

/** Loaded only when a bot of that game is asked for the first time. */
export const PLAYABLES: Playables = {
  'stone-age': async () => {
    const [{ stoneAge }, { opponentNamed }] = await Promise.all([
      import('@ochre/stone-age'),
      import('@ochre/bots'),
    ]);
    return { game: stoneAge, opponentNamed } as Playable;
  },
};
