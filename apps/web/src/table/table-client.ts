import type { TableView, Told } from '@ochre/match';
import type { Command, RefusalCode } from '@ochre/protocol';

/** How it stands between the page and whoever keeps the table. Times are in milliseconds since 1970. */
export type Status =
  /** The table is in this browser. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'connecting'; readonly since: number }
  /** `isHealed` after it was lost. */
  | { readonly kind: 'connected'; readonly isHealed: boolean }
  /** It heals itself; what was sent is not lost. */
  | { readonly kind: 'lost'; readonly since: number; readonly why: Loss }
  /** Page and server are of different versions: load the page again. */
  | { readonly kind: 'outdated' }
  /** There is no such table, or it is not to be seen. */
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly message: string };

/**
 * The line broke, the server went down and comes back, it lets whoever this is not in, or this browser
 * cannot store anything.
 */
export type Loss = 'line' | 'goodbye' | 'banned' | 'storage';

/** Who looks at a table over the network. */
export interface Presence {
  readonly here: readonly boolean[];
  readonly watching: number;
}

/** A table as the page shows it: never changed, replaced as a whole. */
export interface TableSnapshot {
  /** Undefined until the table is there. */
  readonly view: TableView | undefined;
  /**
   * The log as the viewer of `view` may hear of it: in order, none twice, none left out, and the last
   * one is number `view.seq`. It may begin late, or be empty, until the history has come.
   */
  readonly told: readonly Told[];
  readonly status: Status;
  readonly presence?: Presence;
  /** A bot in this browser that thinks. */
  readonly thinking?: { readonly seat: number; readonly since: number };
}

export type CommandAnswer =
  /** The number of its last entry; the snapshot is that far. */
  | { readonly kind: 'done'; readonly seq: number }
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      readonly message: string;
      /** The rule that forbids a move. */
      readonly rule?: string;
      /** The table as it is now. */
      readonly view: TableView | undefined;
    };

/** A board of the past, as the game's own snapshot; or why it cannot be had. */
export type PastBoard =
  | { readonly kind: 'there'; readonly board: unknown }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** Whether a turn that could still be taken back waits for *end turn*. */
export type TurnEnds = 'when-told' | 'by-itself';

/** A table, wherever it is kept: all that a screen talks to. */
export interface TableClient {
  /** The same object until something changes. */
  readonly snapshot: TableSnapshot;
  /** Bound, as React's `useSyncExternalStore` wants it; gives back how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Done once or refused, whatever happens to the line. */
  send(command: Command): Promise<CommandAnswer>;
  /** The board after so many moves, as the viewer may see it. */
  moment(moves: number): Promise<PastBoard>;
  /** The page looks elsewhere; nothing of the table is lost. */
  close(): void;
}
