/** Gathers what is added at about the same time, to be written together. */
export interface Groups<T> {
  add(item: T): Promise<void>;
  /** Resolves when everything added is written; from now on nothing can be added. */
  finish(): Promise<void>;
}

export interface GroupWriter<T> {
  /** Writes all of them or throws; says for each why it was left out, if it was. */
  write(items: readonly T[]): Promise<readonly (Error | undefined)[]>;
  /** Whether an error means that nothing was written, because of something among the items. */
  isRefusal(error: unknown): boolean;
}

interface Waiting<T> {
  readonly item: T;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Larger groups are not faster any more, and a statement has a limit of parameters. */
const LARGEST = 500;

/**
 * One group is written at a time. Making a transaction durable costs the same for one entry as for
 * many, so whatever arrives during a write waits and goes together.
 */
export function groups<T>(writer: GroupWriter<T>): Groups<T> {
  let waiting: Waiting<T>[] = [];
  let running: Promise<void> | undefined;
  let isFinished = false;

  async function run() {
    // What the same turn of the event loop adds belongs to the first group.
    await rest();
    while (waiting.length > 0) {
      const group = waiting.slice(0, LARGEST);
      waiting = waiting.slice(LARGEST);
      await writeGroup(writer, group);
      // Everything else has its turn, and the next group grows meanwhile.
      await rest();
    }
    running = undefined;
  }

  return {
    add(item) {
      if (isFinished) return Promise.reject(new Error('The store is closed.'));
      return new Promise((done, failed) => {
        waiting.push({ item, done, failed });
        running ??= run();
      });
    },
    async finish() {
      isFinished = true;
      await running;
    },
  };
}

async function writeGroup<T>(writer: GroupWriter<T>, group: readonly Waiting<T>[]) {
  try {
    const outcomes = await writer.write(group.map(({ item }) => item));
    for (const [index, { done, failed }] of group.entries()) {
      const problem = outcomes[index];
      if (problem === undefined) done();
      else failed(problem);
    }
  } catch (error) {
    if (group.length > 1 && writer.isRefusal(error)) {
      // One of them is at fault and the others must not suffer for it: halves find it soon.
      const half = Math.ceil(group.length / 2);
      await writeGroup(writer, group.slice(0, half));
      await writeGroup(writer, group.slice(half));
    } else {
      for (const { failed } of group) failed(error);
    }
  }
}

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
