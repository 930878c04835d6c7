/** As it begins a sentence, or a line of a list. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
