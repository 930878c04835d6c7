import { memoryStore } from '../store/memory.ts';
import type { Ended, Moved, Muted, Others, Store, TableCard } from '../store/store.ts';

/** One of several processes that see the same store. */
class Process {
  readonly moved = new Set<(moved: Moved) => void>();
  readonly muted = new Set<(muted: Muted) => void>();
  readonly presence = new Set<Parameters<Others['onPresence']>[0]>();
  readonly living = new Set<Parameters<Others['onLiving']>[0]>();
  readonly ended = new Set<Parameters<Others['onEnded']>[0]>();
  readonly removed = new Set<Parameters<Others['onRemoved']>[0]>();
  readonly bans = new Set<Parameters<Others['onBans']>[0]>();
  readonly claims = new Set<string>();
  isAlive = true;
}

/** One store as several processes see it: each hears of what the others do, and of their end. */
export function sharedStore(count: number): Store[] {
  const store = memoryStore();
  const processes = Array.from({ length: count }, () => new Process());
  const living = () =>
    new Set(processes.flatMap(({ isAlive }, name) => (isAlive ? [String(name)] : [])));
  return processes.map((own, name) => {
    const others = processes.filter((process) => process !== own);
    const tellEnded = (ended: Ended) => {
      for (const other of others) tell(other.ended, (listener) => listener(ended));
    };
    const tellMoved = ({ id, seq }: TableCard) => {
      for (const other of others) {
        tell(other.moved, (listener) => listener({ table: id, seq }));
      }
    };
    const tellBans = () => {
      for (const other of others) tell(other.bans, (listener) => listener());
    };
    return {
      ...store,
      async append(card, ...more) {
        await store.append(card, ...more);
        tellMoved(card);
      },
      async rewrite(rewriting) {
        await store.rewrite(rewriting);
        tellMoved(rewriting.card);
      },
      async removeTable(table) {
        const isThere = await store.removeTable(table);
        for (const other of others) tell(other.removed, (listener) => listener(table));
        return isThere;
      },
      onRemoved: (listener) => added(own.removed, listener),
      async dropSession(session) {
        await store.dropSession(session);
        tellEnded({ session });
      },
      async dropSessionsOf(person) {
        await store.dropSessionsOf(person);
        tellEnded({ person });
      },
      async deletePerson(person, at) {
        await store.deletePerson(person, at);
        tellEnded({ person });
      },
      async banPerson(person, until) {
        await store.banPerson(person, until);
        tellEnded({ person });
      },
      async recover(person, codeHash, passwordHash, at) {
        const isDone = await store.recover(person, codeHash, passwordHash, at);
        if (isDone) tellEnded({ person });
        return isDone;
      },
      onEnded: (listener) => added(own.ended, listener),
      async banAddress(ban) {
        await store.banAddress(ban);
        tellBans();
      },
      onBans: (listener) => added(own.bans, listener),
      onMoved: (listener) => added(own.moved, listener),
      async putMuting(table, muting) {
        await store.putMuting(table, muting);
        const muted = { table, by: muting.by };
        for (const other of others) tell(other.muted, (listener) => listener(muted));
      },
      onMuted: (listener) => added(own.muted, listener),
      async claim(tables) {
        const free = tables.filter((table) => !others.some(({ claims }) => claims.has(table)));
        for (const table of free) own.claims.add(table);
        return new Set(free);
      },
      async release(tables) {
        for (const table of tables) own.claims.delete(table);
      },
      async tellPresence(presence) {
        for (const other of others) {
          tell(other.presence, (listener) => listener(presence, String(name)));
        }
      },
      onPresence: (listener) => added(own.presence, listener),
      onLiving: (listener) => added(own.living, listener),
      onGarbage: store.onGarbage,
      // The others go on.
      async close() {
        own.isAlive = false;
        own.moved.clear();
        own.claims.clear();
        for (const other of others) tell(other.living, (listener) => listener(living()));
      },
    };
  });
}

function added<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell<T>(listeners: Set<T>, how: (listener: T) => void): void {
  for (const listener of listeners) setImmediate(() => how(listener));
}
