import { Refused } from './refused.ts';

/** What came of trying: a value, or the refusal. */
export type Attempt<Value> =
  | { readonly value: Value; readonly refused?: undefined }
  | { readonly refused: Refused; readonly value?: undefined };

export function attempt<Value>(work: () => Value): Attempt<Value> {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof Refused) return { refused: error };
    throw error;
  }
}
