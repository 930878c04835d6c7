/** The table to which an invitation leads. */
export const tableInLink = (typed: string): string | undefined => /\/t\/([\w-]+)/.exec(typed)?.[1];

/** A code is read out and written down in parts. */
export const withoutGaps = (typed: string): string => typed.replace(/[\s.-]+/g, '');
