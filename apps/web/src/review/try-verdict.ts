import type { GameRecord } from '@ochre/kernel';
import type { Moment } from '@ochre/search/review';
import type { Ask } from '../study/student.ts';

/** What is lost by a move that was tried, in shares of whoever decides, and how sure that is. */
export type Verdict =
  | { readonly kind: 'judged'; readonly lost: number; readonly error: number }
  | { readonly kind: 'problem' };

/** Less than this, in shares, nobody can tell apart. */
const NOTHING = 0.01;

export const isAsGood = (verdict: Verdict): boolean =>
  verdict.kind === 'judged' && verdict.lost <= Math.max(NOTHING, verdict.error);

/** Compares a move with the better one of a review; gives back how to stop. */
export function judged(
  ask: Ask,
  record: GameRecord,
  { at, player, move, choice }: Moment,
  tried: string,
  tell: (verdict: Verdict) => void,
): () => void {
  const { better } = choice!;
  const known = { [move]: better!.loss.shares[player]!, [better!.move]: 0 }[tried];
  if (known !== undefined) {
    tell({ kind: 'judged', lost: known, error: known === 0 ? 0 : better!.error });
    return () => {};
  }
  const question = { kind: 'try', record, move: { at, better: better!.move, tried } } as const;
  return ask(question, (answer) => {
    tell(
      answer.kind === 'tried'
        ? {
            kind: 'judged',
            lost: answer.compared.loss.shares[player]!,
            error: answer.compared.error,
          }
        : { kind: 'problem' },
    );
  });
}
