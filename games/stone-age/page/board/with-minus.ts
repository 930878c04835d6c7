/** What is below zero, with a sign as wide as the other numbers' signs, not with a hyphen. */
export const withMinus = (text: string): string => text.replace(/-(?=\d)/, '−');
