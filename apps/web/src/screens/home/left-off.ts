import { ofSeat } from '@ochre/kernel';
import type { GameSummary } from '@ochre/protocol';
import { PATHS } from '../../routes/paths.ts';
import type { TableCard } from '../../table/index.ts';
import type { Words } from '../../words/words.ts';
import { nameAt, playersOf, type SeatHolder, whoPlays, whoPlaysThere } from '../parts/who-plays.ts';

/** A game to go on with: in this browser, or over the network. */
export interface LeftOff {
  readonly path: string;
  readonly players: readonly SeatHolder[];
  readonly changedAt: number;
  readonly standing: Standing;
  /** The table in this browser, which can be removed. */
  readonly local?: string;
}

type Standing =
  | { readonly kind: 'moves'; readonly moves: number }
  | { readonly kind: 'yours' }
  | { readonly kind: 'turn'; readonly seat: number }
  | { readonly kind: 'gathering' }
  | { readonly kind: 'playing' };

/** Where others wait for the reader first, then the last changed. */
export const leftOff = (
  cards: readonly TableCard[],
  tables: readonly GameSummary[] = [],
): LeftOff[] =>
  [
    ...cards.filter(({ stage }) => stage === 'playing').map(inBrowser),
    ...tables.map(atServer),
  ].sort((one, other) => urgencyOf(other) - urgencyOf(one) || other.changedAt - one.changedAt);

const urgencyOf = ({ standing }: LeftOff): number => (standing.kind === 'yours' ? 1 : 0);

const inBrowser = (card: TableCard): LeftOff => ({
  path: PATHS.game(card.id),
  players: playersOf(card),
  changedAt: card.changedAt,
  standing: { kind: 'moves', moves: card.moves },
  local: card.id,
});

const atServer = (game: GameSummary): LeftOff => ({
  path: PATHS.table(game.table),
  players: game.players,
  changedAt: game.changed,
  standing: standingOf(game),
});

function standingOf({ stage, seat, turn }: GameSummary): Standing {
  if (stage === 'gathering') return { kind: 'gathering' };
  if (turn === undefined) return { kind: 'playing' };
  return turn === seat ? { kind: 'yours' } : { kind: 'turn', seat: turn };
}

export const whoIn = ({ players, local }: LeftOff, words: Words): string =>
  (local === undefined ? whoPlaysThere : whoPlays)(players, words);

/** How far it is, and since when. */
export const aboutGame = (game: LeftOff, now: number, words: Words): string =>
  `${sayStanding(game, words)}, ${words.screens.ago(Math.max(0, now - game.changedAt))}`;

function sayStanding({ standing, players }: LeftOff, words: Words): string {
  switch (standing.kind) {
    case 'moves':
      return words.screens.home.moves(standing.moves);
    case 'yours':
      return words.play.yourTurn;
    case 'turn':
      return words.play.turnOf(nameAt(ofSeat(players, standing.seat), standing.seat, words));
    case 'gathering':
    case 'playing':
      return words.online.account.stages[standing.kind];
  }
}

/** Whether today's game was begun already, and how it ended. */
export const dailyOf = (cards: readonly TableCard[], day: string): TableCard | undefined =>
  cards.find(({ origin }) => origin.kind === 'daily' && origin.day === day);
