import type { Counted } from '@ochre/words';

/** What is printed on cards and tiles, in as few words as a line has room for. */
export interface FaceWords {
  readonly roll: (dice: number, good: string) => string;
  readonly tool: string;
  readonly oneUseTool: Counted;
  readonly agriculture: string;
  readonly person: string;
  readonly income: (goods: string) => string;
  readonly merchant: Counted;
  readonly anyResource: string;
  readonly anyResources: Counted;
  readonly work: (good: string, divisor: number) => string;
  readonly extraCard: string;
  /** What a tile scores that is worth what is paid. */
  readonly value: string;
  /** For each jewelry. */
  readonly each: Counted;
  readonly foodOrJewelry: string;
  readonly merchantPlace: (steps: number, jewelry: string) => string;

  /** A symbol in the middle of a line, by its name. */
  readonly culture: (name: string) => string;
  /** One of it. */
  readonly jewelry: string;
  readonly range: (min: number, max: number) => string;

  /** In fewer signs still. */
  readonly signs: {
    readonly roll: (dice: number, good: string) => string;
    readonly tool: string;
    readonly oneUseTool: Counted;
    readonly agriculture: string;
    readonly agricultureStep: string;
    readonly person: string;
    readonly income: (goods: string) => string;
    readonly merchant: Counted;
    readonly anyResources: Counted;
    readonly extraCard: string;
    readonly dice: string;
  };
}
