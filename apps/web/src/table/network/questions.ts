import type { PastMessage, PastQuestion, RefusedMessage } from '@ochre/protocol';

/** So long an answer may take. */
const PATIENCE_MS = 10_000;

interface Waiting {
  readonly done: (answer: PastMessage | RefusedMessage) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** What changes nothing, and is not asked again by itself: who still wants to know asks anew. */
export class Questions {
  private readonly send: (question: PastQuestion) => void;
  private readonly waiting = new Map<string, Waiting>();

  constructor(send: (question: PastQuestion) => void) {
    this.send = send;
  }

  ask(question: PastQuestion): Promise<PastMessage | RefusedMessage> {
    const { id } = question;
    return new Promise((done) => {
      const timer = setTimeout(() => this.answer(id, UNANSWERED), PATIENCE_MS);
      this.waiting.set(id, { done, timer });
      this.send(question);
    });
  }

  /** Answers to what nobody here has asked are passed over. */
  answer(id: string, answer: PastMessage | RefusedMessage): void {
    const waits = this.waiting.get(id);
    if (waits === undefined) return;
    clearTimeout(waits.timer);
    this.waiting.delete(id);
    waits.done(answer);
  }

  /** The line is lost, and with it the answers. */
  giveUp(): void {
    for (const id of [...this.waiting.keys()]) this.answer(id, UNANSWERED);
  }
}

export const UNANSWERED: RefusedMessage = {
  is: 'refused',
  code: 'unavailable',
  message: 'The server does not answer.',
};
