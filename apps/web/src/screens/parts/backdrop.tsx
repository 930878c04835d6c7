import { LedgeBehind } from '@ochre/ui/behind/ledge-behind.tsx';
import type { Waiting } from '@ochre/ui/game/game-front.ts';
import { frontOf } from '../../games.ts';

interface BackdropProps {
  readonly game: string;
  /** Who waits for it. */
  readonly fire?: readonly Waiting[];
}

/** What lies behind a screen of a game: its scene, and the ledge before that. */
export function Backdrop({ game, fire }: BackdropProps) {
  const { Behind } = frontOf(game);
  return (
    <>
      <Behind {...(fire === undefined ? {} : { fire })} />
      <LedgeBehind />
    </>
  );
}
