/** The illustrated pages, in the order in which they are read. */
export const PAGE_NAMES = [
  'round',
  'place',
  'card',
  'building',
  'feeding',
  'scoring',
  'end',
  'style',
  'huts',
  'solo',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** The numbers of the worked examples, as the rules have them. */
export interface ExampleFacts {
  readonly people: number;
  readonly food: number;
  readonly dice: number;
  readonly sum: number;
  readonly divisor: number;
  readonly wood: number;
  readonly tool: number;
  readonly woodWithTool: number;
  readonly price: number;
  readonly cardFood: number;
  readonly fixedPoints: number;
  readonly freePoints: number;
  readonly eaters: number;
  readonly harvest: number;
  readonly store: number;
  readonly missing: number;
  readonly starving: number;
  readonly set: number;
  readonly setPoints: number;
  readonly secondSet: number;
  readonly culturePoints: number;
  readonly farmers: number;
  readonly agriculture: number;
  readonly farmerPoints: number;
  readonly hunted: number;
  readonly victory: number;
}

interface PageWords {
  readonly title: string;
  /** One or two short paragraphs. */
  readonly says: (facts: ExampleFacts) => readonly string[];
  /** What the picture shows, in words. */
  readonly example: (facts: ExampleFacts) => string;
}

export type RulebookPages = Readonly<Record<PageName, PageWords>>;
