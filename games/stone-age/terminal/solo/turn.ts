import type { Event } from '@ochre/stone-age/rules';
import type { Look } from '@ochre/terminal';
import type { Words } from '../in-words.ts';
import type { StoneAgeLook } from '../look.ts';
import type { StoneAgeMoment } from '../moment.ts';

/** What happened in this turn of the one-player game that its end depends on. */
export interface TurnSoFar {
  /** P6.1 */
  readonly cardBought: boolean;
  /** P3.4 */
  readonly elderMoved: boolean;
}

/** How the one-player game is looked at. */
export interface SoloLook extends StoneAgeLook {
  readonly turn: TurnSoFar;
}

export const soloLook = ({ past }: StoneAgeMoment, look: Look, words: Words): SoloLook => ({
  ...look,
  words,
  turn: turnSoFar(past),
});

/** No snapshot tells it, but what happened does. */
export function turnSoFar(past: readonly Event[]): TurnSoFar {
  const begun = past.map(({ type }) => type).lastIndexOf('round');
  const turn = past.slice(begun + 1);
  const moves = turn.filter(({ type }) => type === 'elder').length;
  return {
    cardBought: turn.some(({ type }) => type === 'cardBought'),
    // Before the first turn he is put on the board, which is no move (P1.6).
    elderMoved: moves > (begun < 0 ? 1 : 0),
  };
}
