export const idsIn = (markup: string): string[] => found(markup, / id="([^"]+)"/g);

/** What the drawings refer to: symbols, filters, gradients. */
export const referencesIn = (markup: string): string[] => [
  ...found(markup, / href="#([^"]+)"/g),
  ...found(markup, /url\(#([^)]+)\)/g),
];

const found = (markup: string, pattern: RegExp): string[] =>
  Array.from(markup.matchAll(pattern), ([, name]) => name!);
