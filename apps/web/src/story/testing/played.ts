import { type GameRecord, Playthrough, type SetupRequest } from '@ochre/kernel';
import type { Told } from '@ochre/match';
import { stoneAge } from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/ui/seat.ts';
import { chooser, FIVE, SOLO } from '../../table/testing/plans.ts';

export const SEATS: readonly Seat[] = [
  { name: 'Mira', tribe: 'cinnabar', about: '' },
  { name: 'Tomas', tribe: 'slate', about: '' },
  { name: 'Elk', tribe: 'chalk', about: '' },
];

export const REQUESTS: Readonly<Record<string, SetupRequest>> = {
  base: { players: 3 },
  both: { players: 3, ...FIVE },
  solo: { players: 1, ...SOLO },
};

/** A whole game of chance moves, as a record and as a table told of it. */
export function played(
  request: SetupRequest,
  secret = 'story',
): {
  readonly record: GameRecord;
  readonly told: readonly Told[];
} {
  const nonces = Array.from({ length: request.players }, (_, seat) => `n${seat}`);
  const game = new Playthrough(stoneAge, request, { secret, nonces });
  const choose = chooser(secret);
  const told: Told[] = [];
  while (stoneAge.decision(game.state) !== undefined) {
    const events = game.move(choose(stoneAge.legalActions(game.state)));
    const { player: seat, move } = game.moves.at(-1)!;
    told.push({ seq: told.length + 1, at: 0, what: { kind: 'moved', seat, move, events } });
  }
  return { record: game.record(), told };
}
