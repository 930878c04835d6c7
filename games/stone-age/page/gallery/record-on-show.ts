import { type GameRecord, Playthrough, randomFrom, type SetupRequest } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { STONE_AGE_BOTS } from '@ochre/stone-age/bots';
import { stoneAge } from '@ochre/stone-age/rules';

const FOUR: SetupRequest = { players: 4 };
const PLAYED: Readonly<Record<string, SetupRequest>> = {
  four: FOUR,
  two: { players: 2 },
  five: { players: 5, modules: ['style', 'huts'] },
  solo: { players: 1, variant: 'solo' },
};

/** A game that bots have played: the same every time. */
export function recordOnShow(name: string): GameRecord {
  const request = PLAYED[name] ?? FOUR;
  const nonces = Array.from({ length: request.players }, (_, seat) => `seat-${seat}`);
  const game = new Playthrough(stoneAge, request, { secret: 'a quiet valley', nonces });
  const random = randomFrom('gallery');
  while (stoneAge.decision(game.state) !== undefined) {
    game.move(botMove(stoneAge, STONE_AGE_BOTS.greedy, game.state, random));
  }
  return game.record();
}
