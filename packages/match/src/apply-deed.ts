import type { GameEvent } from '@ochre/kernel';
import type { Deed, DeedOf, Entry } from './deed.ts';
import type { TableState } from './table-state.ts';

type Deeds = {
  readonly [Kind in Deed['kind']]: (
    table: TableState,
    deed: DeedOf<Kind>,
    entry: Entry,
  ) => readonly GameEvent[] | undefined;
};

/** What each deed makes of a table. A deed in the log was checked before; only moves have events. */
const DEEDS: Deeds = {
  made: () => {
    throw new Error('A table is made once, by the first entry of its log.');
  },
  sat: ({ seats }, { seat, name, nonce }, { by }) => {
    seats.sit(seat, { member: by, name, nonce });
    return undefined;
  },
  stood: ({ seats }, { seat }) => {
    seats.stand(seat);
    return undefined;
  },
  planned: (table, { plan, botNonces }) => {
    table.plan = plan;
    table.botNonces = botNonces;
    table.seats.plan(plan.seats);
    return undefined;
  },
  began: (table, { rules }) => {
    table.begin(rules);
    return undefined;
  },
  moved: (table, { seat, move }) => {
    const { course, clock, seats } = table;
    const events = course!.move(move);
    if (!seats.isPersons(seat)) course!.settle();
    else if (course!.turn !== seat) clock?.endTurn(seat);
    table.request = undefined;
    return events;
  },
  turnEnded: ({ course, clock }, { seat }) => {
    course!.settle();
    clock?.endTurn(seat);
    return undefined;
  },
  tookBack: (table, { moves }) => {
    table.course!.takeBack(moves);
    table.request = undefined;
    return undefined;
  },
  undoAsked: (table, { seat, moves }, { at }) => {
    table.request = { by: seat, moves, agreed: [], at };
    return undefined;
  },
  undoAnswered: (table, { seat, agrees }) => {
    const request = table.request!;
    table.request = agrees ? { ...request, agreed: [...request.agreed, seat] } : undefined;
    return undefined;
  },
  replaced: (table, { seat, level, why }) => {
    table.seats.replace(seat, level, why);
    table.request = undefined;
    return undefined;
  },
  said: () => undefined,
  muted: ({ mutes, seats }, { whom, isMuted }, { by }) => {
    if (whom === 'watching') mutes.setWatching(by, isMuted);
    else mutes.set(by, seats.all[whom]!.person!.member, isMuted);
    return undefined;
  },
  resumed: () => undefined,
  rematched: (table, { table: next }) => {
    table.rematch = next;
    return undefined;
  },
  closed: (table) => {
    table.isClosed = true;
    table.request = undefined;
    return undefined;
  },
};

/** Changes the table by a stored deed, and says what happened in the game by it. */
export function applyDeed(table: TableState, entry: Entry): readonly GameEvent[] {
  const rule = DEEDS[entry.deed.kind] as (
    table: TableState,
    deed: Deed,
    entry: Entry,
  ) => readonly GameEvent[] | undefined;
  return rule(table, entry.deed, entry) ?? [];
}
