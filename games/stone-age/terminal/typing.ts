/** Moves as people write them. */

/**
 * Goods as moves write them: `2 wood` is wood=2. The rulebook of 2011 says trader and decoration for
 * merchant and jewelry.
 */
export const tidied = (line: string): string =>
  line
    .replace(/(?<![\w=])decorations?(?![a-z])/gi, 'jewelry')
    .replace(/(?<![\w=])trader(?!\w)/gi, 'merchant')
    .replace(/(?<![\w=])(\d+) (food|wood|clay|stone|gold|jewelry)(?![\w=])/gi, '$2=$1');

/** Nobody trades without having said so. */
export const surprises = (move: string, words: readonly string[]): boolean =>
  move.includes(' trade ') && !words.some((word) => /^tr/.test(word));
