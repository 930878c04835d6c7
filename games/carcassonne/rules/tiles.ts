/** What a tile shows on its sides, and how its parts hang together. All facts about tiles are here. */
export interface TileType {
  readonly id: string;
  readonly count: number;
  /** The kind of each side, n e s w: City, Road or Field. */
  readonly sides: string;
  /** Connected sides, 0 n, 1 e, 2 s, 3 w. */
  readonly cities: readonly { readonly sides: readonly number[]; readonly shields: number }[];
  /** Connected sides; a road with one side ends on the tile. */
  readonly roads: readonly { readonly sides: readonly number[] }[];
  /** Half-sides 0 to 7, nnw nne ene ese sse ssw wsw wnw, and the cities of the tile that it touches (C6.5). */
  readonly fields: readonly {
    readonly halves: readonly number[];
    readonly cities: readonly number[];
  }[];
  readonly building?: 'cloister' | 'shrine';
  /** So many turns of it look different. */
  readonly turns: 1 | 2 | 4;
  readonly module?: 'shrine';
}

/** C2.1 */
export const START_TILE = 'D';

export const TILES: readonly TileType[] = [
  {
    id: 'A',
    count: 2,
    sides: 'FFRF',
    cities: [],
    roads: [{ sides: [2] }],
    fields: [{ halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
    building: 'cloister',
    turns: 4,
  },
  {
    id: 'B',
    count: 4,
    sides: 'FFFF',
    cities: [],
    roads: [],
    fields: [{ halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
    building: 'cloister',
    turns: 1,
  },
  {
    id: 'C',
    count: 1,
    sides: 'CCCC',
    cities: [{ sides: [0, 1, 2, 3], shields: 1 }],
    roads: [],
    fields: [],
    turns: 1,
  },
  {
    id: 'D',
    count: 4,
    sides: 'CRFR',
    cities: [{ sides: [0], shields: 0 }],
    roads: [{ sides: [1, 3] }],
    fields: [
      { halves: [2, 7], cities: [0] },
      { halves: [3, 4, 5, 6], cities: [] },
    ],
    turns: 4,
  },
  {
    id: 'E',
    count: 5,
    sides: 'CFFF',
    cities: [{ sides: [0], shields: 0 }],
    roads: [],
    fields: [{ halves: [2, 3, 4, 5, 6, 7], cities: [0] }],
    turns: 4,
  },
  {
    id: 'F',
    count: 2,
    sides: 'FCFC',
    cities: [{ sides: [1, 3], shields: 1 }],
    roads: [],
    fields: [
      { halves: [0, 1], cities: [0] },
      { halves: [4, 5], cities: [0] },
    ],
    turns: 2,
  },
  {
    id: 'G',
    count: 1,
    sides: 'FCFC',
    cities: [{ sides: [1, 3], shields: 0 }],
    roads: [],
    fields: [
      { halves: [0, 1], cities: [0] },
      { halves: [4, 5], cities: [0] },
    ],
    turns: 2,
  },
  {
    id: 'H',
    count: 3,
    sides: 'CFCF',
    cities: [
      { sides: [0], shields: 0 },
      { sides: [2], shields: 0 },
    ],
    roads: [],
    fields: [{ halves: [2, 3, 6, 7], cities: [0, 1] }],
    turns: 2,
  },
  {
    id: 'I',
    count: 2,
    sides: 'CFFC',
    cities: [
      { sides: [0], shields: 0 },
      { sides: [3], shields: 0 },
    ],
    roads: [],
    fields: [{ halves: [2, 3, 4, 5], cities: [0, 1] }],
    turns: 4,
  },
  {
    id: 'J',
    count: 3,
    sides: 'CRRF',
    cities: [{ sides: [0], shields: 0 }],
    roads: [{ sides: [1, 2] }],
    fields: [
      { halves: [2, 5, 6, 7], cities: [0] },
      { halves: [3, 4], cities: [] },
    ],
    turns: 4,
  },
  {
    id: 'K',
    count: 3,
    sides: 'CFRR',
    cities: [{ sides: [0], shields: 0 }],
    roads: [{ sides: [2, 3] }],
    fields: [
      { halves: [2, 3, 4, 7], cities: [0] },
      { halves: [5, 6], cities: [] },
    ],
    turns: 4,
  },
  {
    id: 'L',
    count: 3,
    sides: 'CRRR',
    cities: [{ sides: [0], shields: 0 }],
    roads: [{ sides: [1] }, { sides: [2] }, { sides: [3] }],
    fields: [
      { halves: [2, 7], cities: [0] },
      { halves: [3, 4], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    turns: 4,
  },
  {
    id: 'M',
    count: 2,
    sides: 'CFFC',
    cities: [{ sides: [0, 3], shields: 1 }],
    roads: [],
    fields: [{ halves: [2, 3, 4, 5], cities: [0] }],
    turns: 4,
  },
  {
    id: 'N',
    count: 3,
    sides: 'CFFC',
    cities: [{ sides: [0, 3], shields: 0 }],
    roads: [],
    fields: [{ halves: [2, 3, 4, 5], cities: [0] }],
    turns: 4,
  },
  {
    id: 'O',
    count: 2,
    sides: 'CRRC',
    cities: [{ sides: [0, 3], shields: 1 }],
    roads: [{ sides: [1, 2] }],
    fields: [
      { halves: [2, 5], cities: [0] },
      { halves: [3, 4], cities: [] },
    ],
    turns: 4,
  },
  {
    id: 'P',
    count: 3,
    sides: 'CRRC',
    cities: [{ sides: [0, 3], shields: 0 }],
    roads: [{ sides: [1, 2] }],
    fields: [
      { halves: [2, 5], cities: [0] },
      { halves: [3, 4], cities: [] },
    ],
    turns: 4,
  },
  {
    id: 'Q',
    count: 1,
    sides: 'CCFC',
    cities: [{ sides: [0, 1, 3], shields: 1 }],
    roads: [],
    fields: [{ halves: [4, 5], cities: [0] }],
    turns: 4,
  },
  {
    id: 'R',
    count: 3,
    sides: 'CCFC',
    cities: [{ sides: [0, 1, 3], shields: 0 }],
    roads: [],
    fields: [{ halves: [4, 5], cities: [0] }],
    turns: 4,
  },
  {
    id: 'S',
    count: 2,
    sides: 'CCRC',
    cities: [{ sides: [0, 1, 3], shields: 1 }],
    roads: [{ sides: [2] }],
    fields: [
      { halves: [4], cities: [0] },
      { halves: [5], cities: [0] },
    ],
    turns: 4,
  },
  {
    id: 'T',
    count: 1,
    sides: 'CCRC',
    cities: [{ sides: [0, 1, 3], shields: 0 }],
    roads: [{ sides: [2] }],
    fields: [
      { halves: [4], cities: [0] },
      { halves: [5], cities: [0] },
    ],
    turns: 4,
  },
  {
    id: 'U',
    count: 8,
    sides: 'FRFR',
    cities: [],
    roads: [{ sides: [1, 3] }],
    fields: [
      { halves: [0, 1, 2, 7], cities: [] },
      { halves: [3, 4, 5, 6], cities: [] },
    ],
    turns: 2,
  },
  {
    id: 'V',
    count: 9,
    sides: 'FFRR',
    cities: [],
    roads: [{ sides: [2, 3] }],
    fields: [
      { halves: [0, 1, 2, 3, 4, 7], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    turns: 4,
  },
  {
    id: 'W',
    count: 4,
    sides: 'FRRR',
    cities: [],
    roads: [{ sides: [1] }, { sides: [2] }, { sides: [3] }],
    fields: [
      { halves: [0, 1, 2, 7], cities: [] },
      { halves: [3, 4], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    turns: 4,
  },
  {
    id: 'X',
    count: 1,
    sides: 'RRRR',
    cities: [],
    roads: [{ sides: [0] }, { sides: [1] }, { sides: [2] }, { sides: [3] }],
    fields: [
      { halves: [0, 7], cities: [] },
      { halves: [1, 2], cities: [] },
      { halves: [3, 4], cities: [] },
      { halves: [5, 6], cities: [] },
    ],
    turns: 1,
  },
  {
    id: 'SH1',
    count: 1,
    sides: 'FFFF',
    cities: [],
    roads: [],
    fields: [{ halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
    building: 'shrine',
    turns: 1,
    module: 'shrine',
  },
  {
    id: 'SH2',
    count: 1,
    sides: 'CFFF',
    cities: [{ sides: [0], shields: 0 }],
    roads: [],
    fields: [{ halves: [2, 3, 4, 5, 6, 7], cities: [0] }],
    building: 'shrine',
    turns: 4,
    module: 'shrine',
  },
  {
    id: 'SH3',
    count: 1,
    sides: 'FFRF',
    cities: [],
    roads: [{ sides: [2] }],
    fields: [{ halves: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
    building: 'shrine',
    turns: 4,
    module: 'shrine',
  },
  {
    id: 'SH4',
    count: 1,
    sides: 'CFRF',
    cities: [{ sides: [0], shields: 0 }],
    roads: [{ sides: [2] }],
    fields: [{ halves: [2, 3, 4, 5, 6, 7], cities: [0] }],
    building: 'shrine',
    turns: 4,
    module: 'shrine',
  },
  {
    id: 'SH5',
    count: 1,
    sides: 'RFRF',
    cities: [],
    roads: [{ sides: [0] }, { sides: [2] }],
    fields: [
      { halves: [0, 5, 6, 7], cities: [] },
      { halves: [1, 2, 3, 4], cities: [] },
    ],
    building: 'shrine',
    turns: 2,
    module: 'shrine',
  },
];
