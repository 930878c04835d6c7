import { REVIEWS } from '../bots/games.ts';
import type { StudyAnswer, StudyQuestion } from './message.ts';
import { study } from './study.ts';

/** The part of a worker's own scope that is used here: the page's types know only windows. */
interface Scope {
  onmessage: ((message: { readonly data: StudyQuestion }) => void) | null;
  postMessage(told: StudyAnswer): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => void study(REVIEWS, data, (answer) => scope.postMessage(answer));
