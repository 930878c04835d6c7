/** The illustrated pages, in the order in which they are read. */
export const PAGE_NAMES = [
  'turn',
  'laying',
  'follower',
  'road',
  'city',
  'cloister',
  'sharing',
  'farm',
  'end',
  'shrine',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** The numbers of the worked examples, as the rules have them, and whose figures are seen in them. */
export interface ExampleFacts {
  readonly one: string;
  readonly other: string;
  readonly tiles: number;
  readonly followers: number;
  /** What the tile in the example of a follower leaves free. */
  readonly free: number;
  readonly road: Count;
  readonly city: Count & { readonly shields: number };
  readonly cloister: number;
  readonly shared: Count;
  readonly farm: { readonly cities: number; readonly points: number; readonly each: number };
  readonly openCity: Count & { readonly shields: number };
  readonly openRoad: Count;
  readonly openCloister: { readonly around: number; readonly points: number };
  readonly challenge: { readonly monk: number; readonly heretic: number; readonly points: number };
}

interface Count {
  readonly tiles: number;
  readonly points: number;
}

interface PageOfRules {
  readonly title: string;
  /** One or two short paragraphs. */
  readonly says: (facts: ExampleFacts) => readonly string[];
  /** What the picture shows, in words. */
  readonly example: (facts: ExampleFacts) => string;
}

export type RulebookPages = Readonly<Record<PageName, PageOfRules>>;
