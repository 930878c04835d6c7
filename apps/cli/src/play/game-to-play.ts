import { Draft, type Given, withGivenDice } from '@ochre/host';
import type { RecordedMove, Seed, Setup, SetupRequest } from '@ochre/kernel';
import type { Entry, Games, Plan } from '@ochre/match';
import type { Seat } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import { TERMINAL_CLOCK } from './terminal-clock.ts';

/** What a game is begun with, or goes on with. */
export interface GameToPlay {
  readonly listed: ListedGame;
  readonly request: SetupRequest;
  readonly seed: Seed;
  readonly seats: readonly Seat[];
  /** Those that were made already. */
  readonly moves?: readonly Pick<RecordedMove, 'player' | 'move'>[];
}

/** A game that has begun: the log of its table, and where its dice come from. */
interface BegunGame {
  readonly setup: Setup;
  readonly given: Given;
  /** With the dice that are given. */
  readonly games: Games;
  readonly entries: readonly Entry[];
}

export function begun({ listed, request, seed, seats, moves = [] }: GameToPlay): BegunGame {
  const { rules } = listed;
  const { secret, nonces } = seed;
  const setup = rules.checkSetup(request);
  const { rig } = setup;
  const given = { nonces, ...(rig === undefined ? {} : { rig }) };
  const games = { [rules.meta.name]: withGivenDice(rules, secret, given) };
  // The table wants a name and a nonce from everybody. Here seats have names, and dice are given.
  const each = seats.map((_, seat) => `${seat + 1}`);
  const opening = { plan: planOf(listed, setup, seats), names: each, secret, nonces: each };
  const draft = new Draft(games, opening, TERMINAL_CLOCK.now());
  for (const { player, move } of moves) draft.move(player, move);
  return { setup, given, games, entries: draft.entries };
}

const planOf = (
  { rules: { meta } }: ListedGame,
  { modules, variant, options }: Setup,
  seats: readonly Seat[],
): Plan => ({
  game: meta.name,
  setup: { modules, ...(variant === undefined ? {} : { variant }), options },
  seats: seats.map(({ bot }) =>
    bot === undefined ? { kind: 'person' } : { kind: 'bot', level: bot },
  ),
  clock: { kind: 'none' },
  isOpen: false,
  hidesOdds: false,
});
