import type { CardsShown } from '../rule-set.ts';
import { cardsShown } from '../scoring.ts';
import type { Player } from '../state.ts';
import { tracksAtEnd } from './growth.ts';
import { type Tracks, tracksOf } from './lower-part.ts';
import type { Moment } from './moment.ts';
import { roundsLeft } from './rounds-left.ts';

/** A player at one moment, with all that makes a card or a building worth something to them. */
export interface Buyer {
  readonly moment: Moment;
  readonly player: number;
  readonly owner: Player;
  readonly shown: CardsShown;
  /** An estimate, this round included. */
  readonly rounds: number;
  /** What lower parts are scored with now: exact; and at the end: an estimate. */
  readonly now: Tracks;
  readonly atEnd: Tracks;
}

export function buyerAt(moment: Moment, player: number): Buyer {
  const owner = moment.players[player]!;
  const shown = cardsShown(owner, moment.rules);
  const rounds = roundsLeft(moment);
  const now = tracksOf(owner, shown);
  return {
    moment,
    player,
    owner,
    shown,
    rounds,
    now,
    atEnd: tracksAtEnd(moment, owner, now, rounds),
  };
}
