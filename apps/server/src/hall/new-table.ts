import { type Command, checkPlan, Declined, type Deed, type Plan } from '@ochre/match';
import type { GameList } from '../games.ts';
import { newToken } from '../people/tokens.ts';
import { gamesOf } from './stored-table.ts';

/** The deed that makes a table: the secret of its dice is fixed before anybody adds a nonce. */
export function madeBy(games: GameList, plan: Plan): Deed {
  const checked = checkPlan(gamesOf(games), plan);
  checkLevels(games, checked);
  return { kind: 'made', plan: checked, secret: newToken() };
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
