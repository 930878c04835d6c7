import { gamesToOffer, metaOf } from '../../games.ts';
import { keepOf } from '../../settings/index.ts';
import type { TableCard } from '../../table/index.ts';
import type { GameChoice } from './choice.ts';
import {
  afterGames,
  isOfOneLevel,
  keepStanding,
  keptStanding,
  levelOf,
  withLevel,
} from './own-level.ts';

/** Counts what was played in this browser since the last look. */
export function countResults(cards: readonly TableCard[]): void {
  const keep = keepOf(window);
  for (const game of gamesToOffer(null, '')) {
    const before = keptStanding(keep, metaOf(game));
    const now = afterGames(metaOf(game), before, cards);
    if (now !== before) keepStanding(keep, game, now);
  }
}

/** The same choice with bots of the level that somebody has reached in this browser. */
export function atOwnLevel(choice: GameChoice): GameChoice {
  const meta = metaOf(choice.game);
  if (!isOfOneLevel(meta, choice)) return choice;
  return withLevel(choice, keptStanding(keepOf(window), meta).level);
}

/** Whoever chooses a level goes on from there. */
export function beginAt(choice: GameChoice): void {
  const meta = metaOf(choice.game);
  const level = levelOf(choice.seats.slice(0, choice.players));
  const now = keptStanding(keepOf(window), meta);
  if (level === undefined || level === now.level || !isOfOneLevel(meta, choice)) return;
  keepStanding(keepOf(window), choice.game, { ...now, level, streak: 0 });
}
