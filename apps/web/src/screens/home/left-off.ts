import { ofSeat } from '@ochre/kernel';
import type { GameSummary } from '@ochre/protocol';
import { PATHS } from '../../routes/paths.ts';
import type { TableCard } from '../../table/index.ts';
import type { Words } from '../../words/words.ts';
import { nameAt, playersOf, type SeatHolder, whoPlays, whoPlaysThere } from '../parts/who-plays.ts';

/** A game to go on with: in this browser, or over the network. */
export interface LeftOff {
  readonly path: string;
  /** What is played, by its name. */
  readonly game: string;
  readonly players: readonly SeatHolder[];
  readonly changedAt: number;
  readonly standing: Standing;
  /** The table in this browser, which can be removed. */
  readonly local?: string;
}

type Standing =
  | { readonly kind: 'moves'; readonly moves: number; readonly now: TableCard['now'] }
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
  game: card.plan.game,
  players: playersOf(card),
  changedAt: card.changedAt,
  standing: { kind: 'moves', moves: card.moves, now: card.now },
  local: card.id,
});

const atServer = (game: GameSummary): LeftOff => ({
  path: PATHS.table(game.table),
  game: game.game,
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

/** The offer to go on, with how far the game is where that is known. */
export function continueAt({ game, standing }: LeftOff, { games, screens }: Words): string {
  const round = standing.kind === 'moves' ? standing.now?.round : undefined;
  const where = round === undefined ? undefined : games[game]?.where?.(round);
  return [screens.home.continue, ...(where === undefined ? [] : [where])].join(', ');
}

/** Whether one person alone is waited for: the reader. */
export function isReaders({ standing, players }: LeftOff): boolean {
  if (standing.kind !== 'moves') return standing.kind === 'yours';
  const reader = onlyPerson(players);
  return reader !== undefined && reader === standing.now?.turn;
}

/** Who plays with bots alone. */
function onlyPerson(players: readonly SeatHolder[]): number | undefined {
  const people = players.flatMap(({ name }, seat) => (name === undefined ? [] : [seat]));
  return people.length === 1 ? people[0] : undefined;
}

/** Everybody with their points; undefined where those are not known here. */
export function scoresIn({ standing, players }: LeftOff, words: Words): string | undefined {
  if (standing.kind !== 'moves' || standing.now?.scores.length !== players.length) return undefined;
  const { scores } = standing.now;
  const reader = onlyPerson(players);
  const nameOf = (player: SeatHolder, seat: number) =>
    seat === reader ? words.story.atTable.you : nameAt(player, seat, words);
  return players
    .map((player, seat) => `${nameOf(player, seat)} ${words.number(ofSeat(scores, seat))}`)
    .join(', ');
}

/** How far it is, and since when. */
export const aboutGame = (game: LeftOff, now: number, words: Words): string =>
  [sayStanding(game, words), words.screens.ago(Math.max(0, now - game.changedAt))]
    .filter((part) => part !== '')
    .join(', ');

function sayStanding({ standing, players }: LeftOff, words: Words): string {
  switch (standing.kind) {
    case 'moves':
      return standing.now === undefined ? words.screens.home.moves(standing.moves) : '';
    case 'yours':
      return words.play.yourTurn;
    case 'turn':
      return words.play.turnOf(nameAt(ofSeat(players, standing.seat), standing.seat, words));
    case 'gathering':
    case 'playing':
      return words.online.account.stages[standing.kind];
  }
}
