const FROM_RIGHT_TO_LEFT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Samr}\p{sc=Mand}]/u;

/** A name that runs from right to left takes nothing around it along when it stands in a sentence. */
export const isolated = (name: string): string =>
  FROM_RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;

/** The name alone, as somebody may sit down with it. */
export const bare = (name: string): string => name.replace(/[\u2068\u2069]/g, '');
