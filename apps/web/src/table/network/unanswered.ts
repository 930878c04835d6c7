import type { ActMessage, RefusedMessage } from '@ochre/protocol';

/** Done, as the number of its last entry; or not, and why. */
export type ActOutcome = { readonly is: 'done'; readonly seq: number } | RefusedMessage;

/** Sent again after so long without an answer, under the same id: it is still done once. */
const AGAIN_MS = 4_000;
/** The server could not; so often it is asked again, that much later each time. */
const MOST_TRIES = 8;
const MOMENT_MS = 500;
const TRY_AGAIN: readonly RefusedMessage['code'][] = ['unavailable', 'too-many'];

interface Waiting {
  readonly message: ActMessage;
  readonly done: (outcome: ActOutcome) => void;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The commands that were not answered yet: none is forgotten, and none is done twice. */
export class Unanswered {
  private readonly send: (message: ActMessage) => void;
  private readonly waiting = new Map<string, Waiting>();

  constructor(send: (message: ActMessage) => void) {
    this.send = send;
  }

  add(message: ActMessage): Promise<ActOutcome> {
    return new Promise((done) => {
      const waits = { message, done, tries: 0, timer: undefined };
      this.waiting.set(message.id, waits);
      this.say(waits);
    });
  }

  /** There is a new line: everything goes out once more, the oldest first. */
  sayAgain(): void {
    for (const waits of this.waiting.values()) this.say(waits);
  }

  done(id: string, seq: number): void {
    this.answer(id, { is: 'done', seq });
  }

  refused(id: string, message: RefusedMessage): void {
    const waits = this.waiting.get(id);
    if (waits === undefined) return;
    if (TRY_AGAIN.includes(message.code) && waits.tries++ < MOST_TRIES) {
      this.sayIn(waits, MOMENT_MS * waits.tries);
    } else this.answer(id, message);
  }

  /** Nobody waits for the answers of that table any more. */
  drop(table: string, outcome: RefusedMessage): void {
    for (const [id, { message }] of [...this.waiting]) {
      if (message.table === table) this.answer(id, outcome);
    }
  }

  private say(waits: Waiting): void {
    this.send(waits.message);
    this.sayIn(waits, AGAIN_MS);
  }

  private sayIn(waits: Waiting, ms: number): void {
    clearTimeout(waits.timer);
    waits.timer = setTimeout(() => this.say(waits), ms);
  }

  private answer(id: string, outcome: ActOutcome): void {
    const waits = this.waiting.get(id);
    if (waits === undefined) return;
    clearTimeout(waits.timer);
    this.waiting.delete(id);
    waits.done(outcome);
  }
}
