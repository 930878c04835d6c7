import type { GameRecord } from '@ochre/kernel';
import type { Deed, Entry } from '@ochre/match';
import type { Plan, Told } from '@ochre/protocol';

/** Who sits at a seat, in a log that is made up again. */
export const memberAt = (seat: number): string => `seat ${seat}`;

/** The log of a table, made again of what everybody was told and of what its record reveals. */
export function logFrom(history: readonly Told[], plan: Plan, record: GameRecord): Entry[] {
  return history.map(({ seq, at, what }) => ({
    seq,
    at,
    by: what.kind === 'sat' ? memberAt(what.seat) : 'table',
    deed: deedOf(what, plan, record),
  }));
}

function deedOf(what: Told['what'], plan: Plan, { secret, nonces, rules }: GameRecord): Deed {
  switch (what.kind) {
    case 'made':
      return { kind: 'made', plan, secret: secret! };
    case 'began':
      return { kind: 'began', rules };
    case 'sat':
      return { kind: 'sat', seat: what.seat, name: memberAt(what.seat), nonce: nonces[what.seat]! };
    case 'planned':
    case 'chose':
      throw new Error('No table is planned anew here.');
    // What of these is told differs by who asks, and none of them changes the game.
    case 'said':
    case 'muted':
    case 'unheard':
      return { kind: 'said', name: 'somebody', text: 'something' };
    case 'moved':
      return { kind: 'moved', seat: what.seat, move: what.move };
    default:
      return what as Deed;
  }
}
