import { byKind, type GameEvent, type PerKind } from '@ochre/kernel';
import { harmlessLine } from '@ochre/protocol/vocabulary';
import { votersAt } from './absence.ts';
import type { Deed, Entry } from './deed.ts';
import { placeOf } from './place-of.ts';
import type { TableState } from './table-state.ts';

type Deeds = PerKind<Deed, [table: TableState, entry: Entry], readonly GameEvent[] | undefined>;

/**
 * What each deed makes of a table. A deed in the log was checked before; only moves have events. Where the
 * rules are not known there is no course, and moves come to nothing.
 */
const DEEDS: Deeds = {
  made: () => {
    throw new Error('A table is made once, by the first entry of its log.');
  },
  sat: ({ seat, name, nonce, figure = seat }, { seats }, { by, at }) => {
    seats.sit(seat, { member: by, name: harmlessLine(name), nonce, satAt: at, figure });
    return undefined;
  },
  chose: ({ seat, figure }, { seats }) => {
    seats.choose(seat, figure);
    return undefined;
  },
  stood: ({ seat }, { seats }) => {
    seats.stand(seat);
    return undefined;
  },
  planned: ({ plan, botNonces }, table) => {
    table.plan = plan;
    table.botNonces = botNonces ?? table.botNonces;
    table.seats.plan(plan.seats);
    return undefined;
  },
  began: ({ rules }, table) => {
    table.talk.begin();
    table.begin(rules);
    return undefined;
  },
  moved: ({ seat, move }, table) => {
    const { course, clock, seats } = table;
    table.request = undefined;
    const events = course?.move(move);
    if (!seats.isPersons(seat)) course?.settle();
    else if (course?.turn !== seat) clock?.endTurn(seat);
    return events;
  },
  turnEnded: ({ seat }, { course, clock }) => {
    course?.endTurn();
    clock?.endTurn(seat);
    return undefined;
  },
  tookBack: ({ seat, moves }, table) => {
    const { course, clock } = table;
    if (course !== undefined && course.takesBack === seat && course.turn !== seat) {
      clock?.reopenTurn(seat);
    }
    course?.takeBack(moves);
    table.request = undefined;
    return undefined;
  },
  undoAsked: ({ seat, moves }, table, { at }) => {
    table.request = { by: seat, moves, agreed: [], at };
    return undefined;
  },
  undoAnswered: ({ seat, agrees }, table) => {
    const request = table.request!;
    table.request = agrees ? { ...request, agreed: [...request.agreed, seat] } : undefined;
    return undefined;
  },
  replaceAsked: ({ seat, whom }, table, { at }) => {
    const voters = votersAt(table, at, [seat, whom]);
    table.replacing = { by: seat, seat: whom, voters, agreed: [], at };
    return undefined;
  },
  replaceAnswered: ({ seat, agrees }, table) => {
    const { replacing } = table;
    table.replacing =
      agrees && replacing !== undefined
        ? { ...replacing, agreed: [...replacing.agreed, seat] }
        : undefined;
    return undefined;
  },
  replaced: ({ seat, level, why }, table) => {
    table.seats.replace(seat, level, why);
    table.request = undefined;
    return undefined;
  },
  said: ({ name }, table, { by }) => {
    const { seats, voices, talk } = table;
    if (seats.nameOf(by) === undefined) voices.set(by, name);
    talk.count(placeOf(table, by), by);
    return undefined;
  },
  talkLimited: ({ to }, { talk }) => {
    talk.talkers = to;
    return undefined;
  },
  banned: ({ member, name }, { bans }, { seq }) => {
    bans.add(member, { ban: seq, name });
    return undefined;
  },
  unbanned: ({ member }, { bans }) => {
    bans.lift(member);
    return undefined;
  },
  muted: ({ whom, isMuted }, { mutes, seats }, { by, seq }) => {
    const member = whom === 'watching' ? whom : seats.all[whom]!.person!.member;
    mutes.hear({ by, whom: member, isMuted, since: seq });
    return undefined;
  },
  resumed: () => undefined,
  rematched: ({ table: next }, table) => {
    table.rematch = next;
    return undefined;
  },
  erased: () => undefined,
  closed: ({ why }, table) => {
    table.isClosed = true;
    table.closing = why;
    table.request = undefined;
    return undefined;
  },
};

/** Changes the table by a stored deed, and says what happened in the game by it. */
export function applyDeed(table: TableState, entry: Entry): readonly GameEvent[] {
  const events: readonly GameEvent[] | undefined = byKind(DEEDS, entry.deed, table, entry);
  return events ?? [];
}
