import type { GameFront } from '@ochre/ui/game/game-front.ts';
import type { ComponentProps } from 'react';
import { meta } from '../../meta.ts';
import './behind.css';

type Signed = typeof meta.name | keyof typeof meta.modules;

/** In a square of 24: a castle, and two standing stones with a fire. */
const SIGNS: Readonly<Record<Signed, string>> = {
  carcassonne:
    'M1.5 22V8.5H4V11h2.3V8.5h2.4V2h2v2.2h2.6V2h2v6.5h2.4V11H20V8.5h2.5V22h-8v-4.5c0-3.2-5-3.2-5 0V22z',
  shrine:
    'M2 22.5 2.8 9.5 5.5 7l2.3 3 .5 12.5zM15.7 22.5l.5-12.5L18.5 7l2.7 2.5.8 13zM2 2.5l20-1 .3 4L2.3 6.5zM12 10c.4 2.8 3.2 4.3 3.2 7.8 0 2.6-1.5 4-3.2 4s-3.2-1.4-3.2-4c0-3.5 2.8-5 3.2-7.8z',
};

const isSigned = (name: string): name is Signed => name in SIGNS;

/** The sign of the game, or of a module. */
export function Sign({ of, size = 20 }: ComponentProps<GameFront['Sign']>) {
  if (!isSigned(of)) return null;
  return (
    <svg
      className="icon"
      data-game={meta.name}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className="country-sign" d={SIGNS[of]} />
    </svg>
  );
}
