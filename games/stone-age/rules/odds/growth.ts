import { AGRICULTURE_END, MERCHANT_END } from '../gains.ts';
import { MOST_PEOPLE } from '../people.ts';
import type { Player } from '../state.ts';
import { MOST_TOOLS } from '../tools.ts';
import type { Profession } from '../vocabulary.ts';
import { cardsOfGame } from './cards-of-game.ts';
import type { Tracks } from './lower-part.ts';
import type { Moment } from './moment.ts';
import { CARDS_A_ROUND, pace } from './pace.ts';

/** How a track grows: where it starts, by how much a round usually, and where it ends. */
interface Growth {
  readonly start: number;
  readonly aRound: number;
  readonly end: number;
}

/** Starts and ends are rules (B1.2, B1.3, S2.2); what is usual is a guess at good play. */
const GROWTH: Readonly<Record<Profession, Growth>> = {
  farmer: { start: 0, aRound: 0.5, end: AGRICULTURE_END },
  toolmaker: { start: 0, aRound: 0.45, end: MOST_TOOLS },
  builder: { start: 0, aRound: 0.4, end: Number.POSITIVE_INFINITY },
  shaman: { start: 5, aRound: 0.25, end: MOST_PEOPLE },
  trader: { start: 0, aRound: 0.5, end: MERCHANT_END },
};

/**
 * An estimate: what a player's lower parts will be scored with at the end. Tracks go on growing at
 * the pace of the player so far, beginning from a usual one, for all rounds left and half of this
 * one. Cards come at such a pace too, green ones among them as in the whole game, each symbol as
 * likely as another. Of the growth of the sets half counts: every card to come shares in it.
 */
export function tracksAtEnd(moment: Moment, owner: Player, now: Tracks, rounds: number): Tracks {
  const { rules, round } = moment;
  const played = round - 1;
  const toCome = rounds > 0 ? rounds - 0.5 : 0;
  const grown = (track: number, { start, aRound, end }: Growth): number =>
    Math.min(end, track + toCome * pace(track - start, played, aRound));
  const { all, green, symbols } = cardsOfGame(rules);
  const greenToCome =
    (toCome * pace(owner.cards.length, played, CARDS_A_ROUND) * green) / all.length;
  const newShare = (symbols - now.symbols) / symbols;
  const secondShare = (now.symbols - now.secondSymbols) / symbols;
  return {
    farmer: grown(now.farmer, GROWTH.farmer),
    toolmaker: grown(now.toolmaker, GROWTH.toolmaker),
    builder: grown(now.builder, GROWTH.builder),
    shaman: grown(now.shaman, GROWTH.shaman),
    trader: grown(now.trader, GROWTH.trader),
    symbols: now.symbols + Math.min(symbols - now.symbols, greenToCome * newShare) / 2,
    secondSymbols:
      now.secondSymbols + Math.min(now.symbols - now.secondSymbols, greenToCome * secondShare) / 2,
  };
}
