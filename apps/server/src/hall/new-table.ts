import {
  type Command,
  checkPlan,
  Declined,
  type Deed,
  type Member,
  type Plan,
  Table,
} from '@ochre/match';
import type { NewTable } from '@ochre/protocol';
import { LIMITS } from '@ochre/protocol/vocabulary';
import type { GameList } from '../games.ts';
import { namingAmong } from '../names/naming.ts';
import { newToken } from '../people/tokens.ts';
import { gamesOf } from './stored-table.ts';

/** What makes a table and, where they want it, gives its maker a seat: all of it or nothing. */
export function begunWith(games: GameList, { plan, sit }: NewTable, by: Member): readonly Deed[] {
  const first = made(games, plan);
  if (sit === undefined) return [first];
  // Nothing is stored yet: the seat is looked for at a table that is only here.
  const entries = [{ seq: 1, at: 0, by, deed: first }];
  const table = Table.open(gamesOf(games), entries, namingAmong(games));
  return [first, ...table.check({ kind: 'sit', ...sit }, by, 0)];
}

/** The deed that makes a table: the secret of its dice is fixed before anybody adds a nonce. */
function made(games: GameList, plan: Plan): Deed {
  const checked = checkPlan(gamesOf(games), plan);
  checkLevels(games, checked);
  return {
    kind: 'made',
    plan: checked,
    secret: newToken(),
    // One for every seat that could ever be a bot's.
    botNonces: Array.from({ length: LIMITS.seats }, () => newToken()),
  };
}

/** A table knows no bots; whether there is such a level is for us to say. */
function checkLevels(games: GameList, { game, seats }: Plan): void {
  const known = games[game]?.bots.opponents ?? {};
  for (const seat of seats) {
    if (seat.kind === 'bot' && !Object.hasOwn(known, seat.level)) {
      const allowed = Object.keys(known).join(', ');
      throw new Declined('bad-plan', `level: "${seat.level}" is not known; allowed: ${allowed}`);
    }
  }
}

/** A table that is planned anew may get bots that do not exist. */
export function checkLevelsIn(games: GameList, command: Command): void {
  if (command.kind === 'plan') checkLevels(games, command.plan);
}
