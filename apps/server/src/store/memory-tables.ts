import { checkAppend, conflictOf } from './append.ts';
import { type ErasingTables, type KeptTable, memoryErasing } from './memory-erasing.ts';
import { statisticsFrom } from './statistics.ts';
import type {
  Dailies,
  Imports,
  Overview,
  PlayerCountStatistics,
  Records,
  TableCard,
  Tables,
  Totals,
} from './store.ts';
import { Conflict, Taken } from './trouble.ts';
import { victoryOf } from './victory.ts';

interface MemoryTables
  extends Tables,
    Pick<Dailies, 'oldDailies'>,
    Records,
    Imports,
    ErasingTables,
    Pick<Overview, 'listTables'> {
  tableTotals(): Pick<Totals, 'tables' | 'entries'>;
}

export function memoryTables(): MemoryTables {
  const tables = new Map<string, KeptTable>();

  const cards = () => [...tables.values()].map(({ card }) => card).sort(byAge);
  const cardByCode = (code: string) => cards().find((card) => card.code === code);

  function put(table: KeptTable) {
    const { id, code } = table.card;
    if ((cardByCode(code)?.id ?? id) !== id) throw new Taken(`code ${code}: another table has it`);
    tables.set(id, table);
  }

  return {
    async append(card, entries, record) {
      checkAppend({ card, entries });
      const old = tables.get(card.id);
      const conflict = conflictOf({ card, entries }, old?.card);
      if (conflict !== undefined) throw conflict;
      put({
        card: structuredClone(card),
        entries: [...(old?.entries ?? []), ...structuredClone(entries)],
        record: old?.record ?? record,
      });
    },
    async entries(table, after = 0) {
      return tables.get(table)?.entries.filter(({ seq }) => seq > after) ?? [];
    },
    cardOf: async (table) => tables.get(table)?.card,
    cardByCode: async (code) => cardByCode(code),
    async openTables(limit) {
      return cards()
        .filter(({ stage, isOpen }) => stage === 'gathering' && isOpen)
        .slice(0, limit);
    },
    async tablesToWatch(since, limit) {
      return cards()
        .filter(({ stage, isOpen }) => stage === 'playing' && isOpen)
        .filter(({ changedAt }) => changedAt >= since)
        .sort(byLastChange)
        .slice(0, limit);
    },
    async oldGatherings(before, limit) {
      return cards()
        .filter(({ stage, changedAt }) => stage === 'gathering' && changedAt < before)
        .sort((a, b) => a.changedAt - b.changedAt)
        .slice(0, limit);
    },
    async oldDailies(before, limit) {
      return cards()
        .filter(({ stage, daily }) => stage === 'playing' && daily !== undefined)
        .filter(({ changedAt }) => changedAt < before)
        .sort((a, b) => a.changedAt - b.changedAt)
        .slice(0, limit)
        .map(({ id }) => id);
    },
    async liveTables() {
      const live = cards().filter(({ stage }) => stage === 'playing');
      return live.map(({ id, seq }) => ({ table: id, seq }));
    },
    async gamesOf(member, { limit, before }) {
      return cards()
        .filter((card) => seatOf(card, member) !== undefined || isImportOf(card, member))
        .filter(({ stage, result }) => stage === 'playing' || result !== undefined)
        .filter((card) => before === undefined || byAge(before, card) < 0)
        .slice(0, limit);
    },
    async unfinishedOf(member, limit) {
      return cards()
        .filter((card) => seatOf(card, member) !== undefined)
        .filter(({ stage }) => stage === 'gathering' || stage === 'playing')
        .sort(byLastChange)
        .slice(0, limit);
    },
    statisticsOf: async (member) => statisticsFrom(byPlayers(cards(), member)),
    onMoved: () => () => {},
    async addImported(card, record) {
      if (tables.has(card.id)) throw new Conflict(`table ${card.id}: it is there already`);
      put({ card: structuredClone(card), entries: [], record });
    },
    importsOf: async (member) => cards().filter((card) => isImportOf(card, member)).length,
    recordOf: async (table) => tables.get(table)?.record,
    async keepRecord(table, record) {
      const kept = tables.get(table);
      if (kept !== undefined) tables.set(table, { ...kept, record: kept.record ?? record });
    },
    // Nothing here is older than the process.
    unrecorded: async () => [],
    ...memoryErasing(tables),
    async listTables({ limit, stage, isOpen }) {
      return cards()
        .filter((card) => stage === undefined || card.stage === stage)
        .filter((card) => isOpen === undefined || card.isOpen === isOpen)
        .slice(0, limit);
    },
    tableTotals() {
      const counts = { gathering: 0, playing: 0, over: 0, closed: 0, imported: 0 };
      for (const { kind, stage } of cards()) counts[kind === 'imported' ? kind : stage]++;
      return { tables: counts, entries: cards().reduce((sum, { seq }) => sum + seq, 0) };
    },
  };
}

function byAge(a: Pick<TableCard, 'madeAt' | 'id'>, b: Pick<TableCard, 'madeAt' | 'id'>): number {
  return b.madeAt - a.madeAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function byLastChange(a: TableCard, b: TableCard): number {
  return b.changedAt - a.changedAt || byAge(a, b);
}

function seatOf({ members }: TableCard, member: string): number | undefined {
  return members.find((seated) => seated.member === member)?.seat;
}

const isImportOf = ({ kind, host }: TableCard, member: string): boolean =>
  kind === 'imported' && host === member;

function byPlayers(cards: readonly TableCard[], member: string): PlayerCountStatistics[] {
  const found = new Map<string, PlayerCountStatistics>();
  for (const card of cards) {
    const seat = seatOf(card, member);
    if (card.kind === 'imported' || card.result === undefined || seat === undefined) continue;
    const { game } = card;
    const players = card.result.scores.length;
    const key = `${game} ${players}`;
    const { games, victories, meanScore } = found.get(key) ?? {
      games: 0,
      victories: 0,
      meanScore: 0,
    };
    const score = card.result.scores[seat] ?? 0;
    found.set(key, {
      game,
      players,
      games: games + 1,
      victories: victories + victoryOf(card.result, seat),
      meanScore: (meanScore * games + score) / (games + 1),
    });
  }
  return [...found.values()];
}
