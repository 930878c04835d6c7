import type { AnyGame, GameEvent } from '@ochre/kernel';
import type { ServerMessage, Told } from '@ochre/protocol';
import type { Client } from '../src/testing/client.ts';

/**
 * Events that a client was told as somebody else may hear of them. This needs no record and so no
 * end of the game; a client that has left its seat may have been told as either.
 */
export function toldTooMuch(game: AnyGame, client: Client, seat: number | undefined): string[] {
  const lines = client.received.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    return message.is === 'news' ? message.told : [];
  });
  return eventsNotFor(game, lines, seat);
}

export const eventsNotFor = (
  game: AnyGame,
  lines: readonly Told[],
  seat: number | undefined,
): string[] =>
  lines.flatMap(({ seq, what }) =>
    what.kind === 'moved'
      ? what.events
          .filter((event) => !isFor(game, event, seat))
          .map((event) => `line ${seq}: ${JSON.stringify(event)} was not theirs to know`)
      : [],
  );

const isFor = (game: AnyGame, event: GameEvent, seat: number | undefined): boolean =>
  ([seat ?? 'spectator', 'spectator'] as const).some(
    (viewer) => JSON.stringify(game.redact(event, viewer)) === JSON.stringify(event),
  );
