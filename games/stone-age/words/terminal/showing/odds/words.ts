import type { Counted } from '@ochre/words';

/** What `ochre odds` answers. Numbers come as the language writes them. */
export interface RollOddsWords {
  readonly asked: (place: string, dice: number, divisor: number, good: string) => string;
  readonly tools: (values: readonly number[]) => string;
  readonly oneUse: (names: string) => string;
  readonly noRoom: Counted;
  readonly exactly: string;
  readonly atLeast: string;
  readonly withoutTools: string;
  readonly withTools: string;
  readonly average: (mean: string, good: string) => string;
  readonly averages: (mean: string, good: string, withTools: string) => string;
  readonly takes: string;
  readonly noTool: string;
}
