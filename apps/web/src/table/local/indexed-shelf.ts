import { Conflict } from '@ochre/host';
import type { Entry } from '@ochre/match';
import type { KeptReview, Shelf, ShelfCard, Shelved } from './shelf.ts';
import { ShelfListeners } from './shelf-listeners.ts';

const DATABASE = 'ochre';
const VERSION = 2;
const CARDS = 'cards';
const ENTRIES = 'entries';
const REVIEWS = 'reviews';

interface Row {
  readonly table: string;
  readonly seq: number;
  readonly entry: Entry;
}

/** What one tab tells the others once it is stored. */
interface News {
  readonly table: string;
  readonly seq: number;
}

/** Tables in the browser's own database. */
export class IndexedShelf implements Shelf {
  private readonly database: IDBDatabase;
  private readonly otherTabs = new BroadcastChannel(DATABASE);
  private readonly listeners = new ShelfListeners();

  private constructor(database: IDBDatabase) {
    this.database = database;
    this.otherTabs.onmessage = ({ data }: MessageEvent<News>) =>
      this.listeners.tell(data.table, data.seq);
  }

  /** Throws where the browser does not let the page keep anything. */
  static async open(factory: IDBFactory = indexedDB): Promise<IndexedShelf> {
    const request = factory.open(DATABASE, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore(CARDS, { keyPath: 'id' });
        request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] });
      }
      request.result.createObjectStore(REVIEWS);
    };
    const database = await answerTo(request);
    // A newer page in another tab wants to change the database: it must not wait for this one.
    database.onversionchange = () => database.close();
    return new IndexedShelf(database);
  }

  async append(table: string, entries: readonly Entry[]): Promise<void> {
    const transaction = this.database.transaction([ENTRIES], 'readwrite');
    const store = transaction.objectStore(ENTRIES);
    for (const entry of entries) store.add({ table, seq: entry.seq, entry } satisfies Row);
    try {
      await end(transaction);
    } catch (error) {
      if ((error as Error | null)?.name !== 'ConstraintError') throw error;
      throw new Conflict('Another tab has gone on with this table.');
    }
    const last = entries.at(-1);
    if (last !== undefined) this.otherTabs.postMessage({ table, seq: last.seq } satisfies News);
  }

  async label(card: ShelfCard): Promise<void> {
    const transaction = this.database.transaction([CARDS], 'readwrite');
    transaction.objectStore(CARDS).put(card);
    await end(transaction);
  }

  async load(table: string): Promise<Shelved | undefined> {
    const transaction = this.database.transaction([CARDS, ENTRIES], 'readonly');
    const [card, rows] = await Promise.all([
      answerTo<ShelfCard | undefined>(transaction.objectStore(CARDS).get(table)),
      answerTo<Row[]>(transaction.objectStore(ENTRIES).getAll(allOf(table))),
    ]);
    if (card === undefined || rows.length === 0) return undefined;
    return { card, entries: rows.map(({ entry }) => entry) };
  }

  async list(): Promise<readonly ShelfCard[]> {
    const transaction = this.database.transaction([CARDS], 'readonly');
    const cards = await answerTo<ShelfCard[]>(transaction.objectStore(CARDS).getAll());
    return cards.sort((a, b) => b.changedAt - a.changedAt);
  }

  async remove(table: string): Promise<void> {
    const transaction = this.database.transaction([CARDS, ENTRIES, REVIEWS], 'readwrite');
    transaction.objectStore(CARDS).delete(table);
    transaction.objectStore(ENTRIES).delete(allOf(table));
    transaction.objectStore(REVIEWS).delete(table);
    await end(transaction);
  }

  async keepReview(table: string, review: KeptReview): Promise<void> {
    const transaction = this.database.transaction([REVIEWS], 'readwrite');
    transaction.objectStore(REVIEWS).put(review, table);
    await end(transaction);
  }

  async reviewOf(table: string): Promise<KeptReview | undefined> {
    const transaction = this.database.transaction([REVIEWS], 'readonly');
    return answerTo<KeptReview | undefined>(transaction.objectStore(REVIEWS).get(table));
  }

  follow(table: string, stored: (seq: number) => void): () => void {
    return this.listeners.follow(table, stored);
  }
}

const allOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** What was written is there once the transaction is over, and not before. */
const end = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
