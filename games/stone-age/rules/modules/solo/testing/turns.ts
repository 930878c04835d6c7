import type { PlayerPosition, Position, SoloPosition } from '../../../testing/position.ts';
import { startSolo, type TestGame, type TestSetup } from '../../../testing/test-game.ts';

/** Cards without questions: those on spaces 2, 3 and 4, then the top of the draw stack. */
export const DECK = ['C22', 'C28', 'C35', 'C10', 'C20', 'C06'];

/** A turn: the elder stands in the forest unless the test says otherwise. */
export interface Turn extends TestSetup, Pick<Position, 'row' | 'deckLeft' | 'stacksLeft'> {
  readonly elder?: SoloPosition['elder'];
  readonly solo?: SoloPosition;
  readonly player?: PlayerPosition;
}

/** Phase 1: everybody is at home. */
export function placing({ elder = 'forest', solo, player = {}, ...rest }: Turn = {}): TestGame {
  const { row, deckLeft, stacksLeft, ...setup } = rest;
  const position: Position = {
    ...(row === undefined ? {} : { row }),
    ...(deckLeft === undefined ? {} : { deckLeft }),
    ...(stacksLeft === undefined ? {} : { stacksLeft }),
    solo: { ...solo, elder },
    players: [player],
  };
  return startSolo(position, { deck: DECK, ...setup });
}

/** Phase 2: people stand on these places, and one at building2 keeps the turn from ending. */
export const acting = (at: PlayerPosition['at'], turn: Turn = {}): TestGame =>
  placing({ ...turn, player: { ...turn.player, at: { building2: 1, ...at } } });

/** The card on a space is bought with wood; for space 1 the row is 1, 2, 3. */
export function bought(card: string, space: number, turn: Turn = {}): TestGame {
  const others = DECK.filter((id) => id !== card);
  // For space 1 it is turned up on space 4, and moved.
  const before = space === 1 ? 2 : space - 2;
  const deck = [...others.slice(0, before), card, ...others.slice(before)];
  const row = space === 1 ? { row: [card, others[0]!, others[1]!, ''] } : {};
  const player = { wood: space, ...turn.player };
  const at = { [`card${space}`]: 1, ...player.at };
  return acting(at, { deck, ...row, ...turn, player }).moves(`buy card${space} wood=${space}`);
}

/** The turn is over without a purchase, and feeding is asked: the person at building2 has left. */
export const feeding = (turn: Turn = {}): TestGame => acting({}, turn).moves('leave building2');
