import type { TableView } from '@ochre/match';
import type { CommandOf } from '@ochre/protocol';

/** Somebody whom the host may want to be gone. */
export interface Removable {
  readonly whom: CommandOf<'ban'>['whom'];
  readonly name: string;
  /** Whether they play in a game that goes on. */
  readonly isPlaying: boolean;
}

/** Those who sit at the table, for whoever made it; nobody for all others. */
export const removableAt = ({ isHost, seats, stage, you }: TableView): Removable[] =>
  seats.flatMap(({ name, bot }, seat) =>
    isHost && name !== undefined && bot === undefined && seat !== you
      ? [{ whom: { seat }, name, isPlaying: stage === 'playing' }]
      : [],
  );
