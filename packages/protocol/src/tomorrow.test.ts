import { describe, expect, it } from 'vitest';
import {
  dailiesSchema,
  gamesSchema,
  greetingSchema,
  historySchema,
  httpRefusalSchema,
  lobbySchema,
  madeDailySchema,
  meSchema,
  type ServerMessage,
  serverMessageSchema,
  statisticsSchema,
  type TableView,
  type Told,
  tableAddressSchema,
  tableAnswerSchema,
} from './index.ts';
import { withMore } from './testing/tomorrow.ts';

const plan: TableView['plan'] = {
  game: 'pebbles',
  setup: { modules: ['more'], variant: 'short', options: { heap: 21 } },
  seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }],
  clock: { kind: 'game', time: 600_000, increment: 5_000 },
  isOpen: true,
  hidesOdds: false,
};

const view: TableView = {
  seq: 9,
  stage: 'playing',
  plan,
  seats: [{ name: 'Ann', nonce: 'a', bot: 'easy', left: 'clock' }, { bot: 'easy' }],
  you: 0,
  wasAt: 1,
  isHost: true,
  daily: { day: '2026-11-17', way: 'bots' },
  commitment: 'c',
  secret: 's',
  game: {
    moves: 3,
    snapshot: { heap: 4 },
    decision: { player: 0, kind: 'turn' },
    legal: ['take 1'],
    unconfirmed: 0,
    canUndo: true,
  },
  clock: { plan: plan.clock, left: [1, 2], running: { seat: 0, since: 1 } },
  undo: { by: 0, moves: 2, waitsFor: [1] },
  rules: '1',
  result: { scores: [1, 2], winners: [1] },
  closed: 'rules',
  rematch: 't2',
  muted: [1, 'watching'],
};

const WHATS: readonly Told['what'][] = [
  { kind: 'made' },
  { kind: 'sat', seat: 0 },
  { kind: 'moved', seat: 0, move: 'take 1', events: [{ type: 'took' }] },
  { kind: 'tookBack', seat: 0, moves: 2 },
  { kind: 'undoAnswered', seat: 1, agrees: true },
  { kind: 'replaced', seat: 0, level: 'medium', why: 'clock' },
  { kind: 'said', seat: 0, name: 'Ann', text: 'hi' },
  { kind: 'said', name: 'Cy', phrase: 'luck' },
  { kind: 'rematched', table: 't2' },
  { kind: 'closed', why: 'rules' },
  { kind: 'muted', whom: 'watching', isMuted: true },
  { kind: 'unheard' },
];
const told: readonly Told[] = WHATS.map((what, at) => ({ seq: at + 1, at: 1, what }));

const news = { is: 'news', table: 't1', told, view, seq: 9 } as const;
const MESSAGES: readonly ServerMessage[] = [
  { is: 'hello', protocol: 2, version: '0.1.0' },
  news,
  { is: 'done', id: 'c1', seq: 9 },
  { is: 'past', id: 'p1', table: 't1', view },
  { is: 'refused', id: 'c1', table: 't1', code: 'stale', message: 'No.', rule: 'R1', view },
  { is: 'presence', table: 't1', here: [true, false], watching: 1 },
  { is: 'pong', at: 1 },
  { is: 'goodbye' },
];

const address = { table: 't1', code: 'ABCDEF', link: 'http://here/t/t1' };
const ANSWERS = [
  [meSchema, { name: 'Ann', hasAccount: false }],
  [tableAddressSchema, address],
  [
    lobbySchema,
    { tables: [{ ...address, stage: 'playing', plan, free: 1, names: ['Ann'], made: 1 }] },
  ],
  [madeDailySchema, { ...address, commitment: 'c', day: '2026-11-17' }],
  [
    dailiesSchema,
    {
      day: '2026-11-17',
      games: [
        {
          table: 't1',
          kind: 'played',
          game: 'pebbles',
          stage: 'closed',
          daily: { day: '2026-11-17', way: 'solo' },
          players: [{ name: 'Ann' }],
          made: 1,
          changed: 2,
        },
      ],
    },
  ],
  [tableAnswerSchema, { ...address, kind: 'played', view }],
  [historySchema, { told }],
  [
    gamesSchema,
    {
      games: [
        {
          table: 't1',
          kind: 'played',
          game: 'pebbles',
          stage: 'over',
          seat: 0,
          players: [{ name: 'Ann' }, { bot: 'easy' }],
          made: 1,
          changed: 2,
          scores: [1, 2],
          winners: [1],
        },
      ],
    },
  ],
  [
    statisticsSchema,
    {
      games: 1,
      victories: 1,
      byPlayers: [{ game: 'pebbles', players: 2, games: 1, victories: 1, meanScore: 3 }],
    },
  ],
  [httpRefusalSchema, { code: 'too-many', message: 'Wait.' }],
] as const;

describe('what a server of tomorrow says', () => {
  it.each(MESSAGES)('$is with a field more in every object is read as it is today', (message) => {
    expect(serverMessageSchema.parse(message)).toEqual(message);
    expect(serverMessageSchema.parse(withMore(message))).toEqual(message);
  });

  it.each(ANSWERS)(
    'answer %# over HTTP with a field more in every object as well',
    (schema, answer) => {
      expect(schema.parse(answer)).toEqual(answer);
      expect(schema.parse(withMore(answer))).toEqual(answer);
    },
  );

  it.each([
    { kind: 'sung', seat: 0, song: 'la' },
    { kind: 'said', name: 'Ann', phrase: 'congratulations' },
  ])('told as %j has its number, and nothing else', (what) => {
    const { told: heard } = serverMessageSchema.parse({
      ...news,
      told: [{ seq: 1, at: 1, what }],
    }) as typeof news;
    expect(heard).toEqual([{ seq: 1, at: 1, what: { kind: 'unheard' } }]);
  });

  it('may be a reason that today has no name', () => {
    const refused = { is: 'refused', id: 'c1', code: 'too-sleepy', message: 'Zzz.' };
    expect(serverMessageSchema.parse(refused)).toEqual({ ...refused, code: 'not-now' });
    const replaced = { kind: 'replaced', seat: 0, level: 'easy', why: 'banished' };
    expect(
      historySchema.parse({ told: [{ seq: 1, at: 1, what: replaced }] }).told[0]!.what,
    ).toEqual({ ...replaced, why: 'resigned' });
    const race = { ...news, view: { ...view, daily: { day: '2031-01-01', way: 'race' } } };
    expect(serverMessageSchema.parse(race)).toMatchObject({
      view: { daily: { day: '2031-01-01', way: 'bots' } },
    });
    const closed = { kind: 'closed', why: 'flood' };
    expect(historySchema.parse({ told: [{ seq: 1, at: 1, what: closed }] }).told[0]!.what).toEqual({
      ...closed,
      why: 'left',
    });
  });

  it('is not read when it is a message of another kind', () => {
    expect(serverMessageSchema.safeParse({ is: 'weather', table: 't1' }).success).toBe(false);
  });

  it('begins with a number that every page can read', () => {
    expect(greetingSchema.parse({ is: 'hello', protocol: 7, release: { year: 2031 } })).toEqual({
      is: 'hello',
      protocol: 7,
    });
  });
});
