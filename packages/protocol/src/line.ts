/** Line breaks, controls, halves of characters, and signs that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** In characters, as a reader counts them. */
export const lengthOf = (text: string): number => [...text].length;

/** Whether a name or a saying can be shown as it is. */
export const isLine = (text: string, longest: number): boolean =>
  text !== '' && lengthOf(text) <= longest && isPrintable(text);
