import type { Counted } from '@ochre/words';
import type { Scored, Source } from '../../../rules/index.ts';

/** What is said at the end of a game. */
export interface EndWords {
  readonly wins: (name: string, points: string) => string;
  readonly youWin: (points: string) => string;
  readonly share: (names: string, points: string) => string;
  readonly ahead: (points: number, name: string) => string;
  readonly behind: (points: number, name: string) => string;
  readonly tied: string;
  /** What brought the winner ahead, or kept the reader behind. */
  readonly decided: Readonly<Record<Source, (most: number, least: number) => string>>;

  readonly turns: Counted;
  readonly table: string;
  readonly total: string;
  readonly atEnd: string;
  readonly list: string;
  readonly counted: (count: number, of: number) => string;
  readonly finish: string;
  readonly nothing: string;
  /** By tiles, a building by the tiles around it, a farm by its cities. */
  readonly features: Readonly<Record<Scored, Counted>>;
  readonly cityOfFarmers: string;
  readonly curve: string;
  readonly lastTile: string;
  readonly verify: string;
}
