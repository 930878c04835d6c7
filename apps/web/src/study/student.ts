import type { StudyAnswer, StudyQuestion } from './message.ts';

/** The part of a browser's `Worker` that is used here. */
export interface Student {
  postMessage(asked: StudyQuestion): void;
  terminate(): void;
  onmessage: ((message: { readonly data: StudyAnswer }) => void) | null;
  onerror: ((problem: { readonly message?: string }) => void) | null;
}

/** Begins to find something out, tells of it, and gives back how to stop it. */
export type Ask = (question: StudyQuestion, heard: (answer: StudyAnswer) => void) => () => void;

export const isEnd = ({ kind }: StudyAnswer): boolean => kind !== 'begun' && kind !== 'moment';

/** Every question has a worker of its own: it cannot be interrupted, only ended. */
export const asking =
  (hire: () => Student): Ask =>
  (question, heard) => {
    const student = hire();
    let isStopped = false;
    const stop = (): void => {
      isStopped = true;
      student.terminate();
    };
    const hear = (answer: StudyAnswer): void => {
      if (isStopped) return;
      if (isEnd(answer)) stop();
      heard(answer);
    };
    student.onmessage = ({ data }) => hear(data);
    student.onerror = ({ message = 'its worker broke down' }) => hear({ kind: 'problem', message });
    student.postMessage(question);
    return stop;
  };

/** In a browser. */
export const askWorker: Ask = asking(
  // Written in one piece: Vite finds the worker's file by this form alone.
  () => new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' }) as Student,
);
