import type { Ledger } from './ledger.ts';
import { minus } from './worth.ts';

/** The lines of a ledger as they are read, from what was fair down to the result; `isWhole`: not what was gained or lost. */
export function ledgerLines(ledger: Ledger) {
  const { start, startLuck, luck, given, lost, rest, result, adjusted } = ledger;
  const nothing = minus(lost, lost);
  return [
    { line: 'fair', worth: minus(start, startLuck), isWhole: true },
    { line: 'startLuck', worth: startLuck, isWhole: false },
    { line: 'luck', worth: luck, isWhole: false },
    { line: 'given', worth: given, isWhole: false },
    { line: 'lost', worth: minus(nothing, lost), isWhole: false },
    { line: 'rest', worth: rest, isWhole: false },
    { line: 'result', worth: result, isWhole: true },
    { line: 'adjusted', worth: adjusted, isWhole: true },
  ] as const;
}
