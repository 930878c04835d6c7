import type { Viewer } from '@ochre/kernel';
import type { Goods } from './components.ts';
import type { ElderArea } from './elder.ts';
import type { Ending } from './state.ts';
import type { BuildingSpace, CardSpace, PlaceName, Resource } from './vocabulary.ts';

/** Points by line of the final scoring; together they are the score. */
export type Breakdown = Readonly<Record<string, number>>;

/**
 * What happened. Log lines, animation, sound and screen-reader text come from these; they are
 * derived from the actions and never the truth. docs/events.md says the same for other languages.
 */
export type Event =
  /** People were put on a place. */
  | { type: 'placed'; player: number; place: PlaceName; people: number }
  /** People found no place and stay home this round (B3.1). */
  | { type: 'stayedHome'; player: number; people: number }
  /** People came home from a place, `used` or not (B4.2). */
  | { type: 'returned'; player: number; place: PlaceName; people: number; used: boolean }
  /** Dice fell: for a place or a card's roll, or *dice for all*. */
  | { type: 'rolled'; player: number; for: string; dice: readonly number[] }
  /** Tools were added to a roll: slots and one-use tools by value. */
  | {
      type: 'toolsUsed';
      player: number;
      for: string;
      slots: readonly number[];
      oneUse: readonly number[];
      added: number;
    }
  /** A player chose one of the dice that lie there for all. */
  | { type: 'picked'; player: number; for: string; face: number }
  /** Goods came in; `from` is the place, card or phase that gave them. */
  | { type: 'gained'; player: number; goods: Goods; from: string }
  /** Goods were paid; `for` is the place or `feeding`. */
  | { type: 'paid'; player: number; goods: Goods; for: string }
  /** Tool tokens were paid and leave the game (P3.3). */
  | {
      type: 'tokensPaid';
      player: number;
      slots: readonly number[];
      values: readonly number[];
      for: string;
    }
  /** Goods were there but found no room: points are lost (P2.3). */
  | { type: 'noRoom'; player: number; good: 'food' | Resource; count: number; from: string }
  | { type: 'tool'; player: number; tools: readonly number[] }
  | { type: 'oneUseTool'; player: number; value: number }
  | { type: 'agriculture'; player: number; agriculture: number }
  | { type: 'person'; player: number; people: number }
  /** The merchant track moved on (S4.1). */
  | { type: 'merchant'; player: number; merchant: number }
  /** A trade was made for a purchase (S5). */
  | { type: 'traded'; player: number; give: Goods; get: Goods }
  /** Points on the track, negative when lost; `score` is the sum after it. */
  | { type: 'points'; player: number; points: number; score: number; for: string }
  /** An *any two resources* card waits to be redeemed. */
  | { type: 'redeemable'; player: number }
  | { type: 'cardBought'; player: number; card: string; place: PlaceName }
  /** A card was taken face down: `null` for whoever may not see it (B6.7). */
  | { type: 'cardDrawn'; player: number; card: string | null }
  /** A card was taken open, without its upper part (P5.6). */
  | { type: 'cardTaken'; player: number; card: string; from: 'outside' | 'discard' }
  | { type: 'built'; player: number; tile: string; place: PlaceName }
  /** The next tile of a stack is open; '' when the stack is empty. */
  | { type: 'tileOpened'; place: PlaceName; tile: string; left: number }
  /** People were fed: `food` eaten of their own, the rest paid otherwise. */
  | { type: 'fed'; player: number; food: number; missing: number }
  | { type: 'starved'; player: number }
  /** Set-up: food added to the hunting grounds, or a resource taken off the board (P1.6). */
  | { type: 'stocked'; player: number; good: 'food' | Resource; count: number }
  /** The elder stands in another area (P3). */
  | { type: 'elder'; area: ElderArea }
  /** A card moved to space 1 (P5.3). */
  | { type: 'slid'; card: string; from: CardSpace | 'deck' }
  /** Tiles went from the top of a stack to its bottom (P5.4). */
  | { type: 'cycled'; place: BuildingSpace; tiles: number }
  /** No card was bought: one is discarded (P6.1). */
  | { type: 'discarded'; card: string }
  /** A phase of the round begins. */
  | { type: 'phase'; phase: 'place' | 'act' | 'feed'; round: number }
  /** Cards slid and were filled up. */
  | { type: 'row'; cards: readonly string[]; deck: number }
  | { type: 'round'; round: number; firstPlayer: number }
  | {
      type: 'over';
      because: Ending;
      scores: readonly number[];
      winners: readonly number[];
      breakdown: readonly Breakdown[];
      grade?: string;
    };

/** Only a card taken face down is ever hidden in an event. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'cardDrawn' || viewer === 'all' || viewer === event.player) return event;
  return { ...event, card: null };
}

/** Whether dice fell, or a card or tile was turned up: nobody chose what came of it. */
export function turnsUp(event: Event): boolean {
  switch (event.type) {
    case 'rolled':
    case 'cardDrawn':
    case 'row':
      return true;
    case 'cardTaken':
      return event.from === 'outside';
    case 'tileOpened':
      return event.tile !== '';
    // Cards that lay face down are turned up for the scoring.
    case 'over':
      return true;
    default:
      return false;
  }
}
