import { type Entry, Table } from '@ochre/match';
import type { ServerMessage } from '@ochre/protocol';
import { type State, stoneAge } from '@ochre/stone-age/rules';
import { GAMES } from '../games.ts';
import { gamesOf } from '../hall/stored-table.ts';

/** Everything that one viewer may not know yet, after each entry of a log. */
export class Hidden {
  private readonly bySeq: ReadonlyMap<number, readonly string[]>;

  constructor(entries: readonly Entry[], member: string) {
    const bySeq = new Map<number, readonly string[]>();
    const table = Table.open(gamesOf(GAMES), entries.slice(0, 1));
    const { secret } = entries[0]!.deed as { secret: string };
    const onceShown = new Set<string>();
    for (const entry of entries) {
      if (entry.seq > 1) table.apply(entry);
      const isOver = table.stage === 'over';
      const hidden = new Set(hiddenCards(table, member));
      // When all agree to go back, what had come to light is covered again, and known all the same.
      for (const id of allCards(table)) if (!hidden.has(id)) onceShown.add(id);
      const secrets = [...hidden].filter((id) => !onceShown.has(id));
      bySeq.set(entry.seq, [...(isOver ? [] : [secret]), ...secrets]);
    }
    this.bySeq = bySeq;
  }

  /** What of it stands in the text of a message all the same. */
  foundIn(text: string): string[] {
    const message = JSON.parse(text) as ServerMessage;
    const seq = 'view' in message ? message.view?.seq : undefined;
    return (this.bySeq.get(seq ?? 0) ?? []).filter((word) =>
      new RegExp(`["\\s]${word}["\\s]`).test(text),
    );
  }

  get size(): number {
    return Math.max(...[...this.bySeq.values()].map((words) => words.length));
  }
}

function allCards(table: Table): string[] {
  if (table.stage !== 'playing') return [];
  const { deck, stacks } = table.gameState as State;
  return [...deck, ...stacks.flat()];
}

/** The deck, the tiles under the open ones, and cards that lie face down before others. */
function hiddenCards(table: Table, member: string): string[] {
  if (table.stage !== 'playing') return [];
  const state = table.gameState as State;
  const seen = stoneAge.view(state, table.seatOf(member) ?? 'spectator');
  const faceDown = stoneAge
    .view(state, 'all')
    .players.flatMap(({ cards }, at) =>
      cards.filter((card, index) => card !== null && seen.players[at]!.cards[index] === null),
    );
  return [
    ...state.deck.slice(state.drawn),
    ...state.stacks.flatMap((stack, at) => stack.slice(state.gone[at]! + 1)),
    ...faceDown.filter((card) => card !== null),
  ];
}
