import type { GameEvent } from '@ochre/kernel';
import type { Told } from '@ochre/match';
import type { Event } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { LANGUAGE_NAMES } from '../testing/page.tsx';
import { STONE_AGE, tellerFor } from '../testing/stone-age.ts';
import { sayContent } from './say-line.ts';
import type { Cast } from './shell-cast.ts';
import { type AtTable, lineAt, roundsIn, type StoryLine, storyOf } from './story.ts';
import { played, REQUESTS, SEATS } from './testing/played.ts';

const castIn = (words: (typeof ALL_WORDS)['en'], viewer?: number, players = 3): Cast => ({
  words,
  seats: SEATS.slice(0, players),
  viewer,
  teller: tellerFor(words),
});
const { en, es, de } = ALL_WORDS;

const linesOf = (told: readonly Told[], moves = 0): StoryLine[] =>
  storyOf(told, moves, STONE_AGE.story).flatMap(({ lines }) => lines);
const sayAll = (told: readonly Told[], cast: Cast): string[] =>
  linesOf(told).map(({ content }) => sayContent(content, cast));

let seq = 0;
const say = (what: Told['what']): Told => ({ seq: ++seq, at: 0, what });
const log = (...whats: readonly Told['what'][]): readonly Told[] => {
  seq = 0;
  return whats.map(say);
};
const moved = (seat: number, move: string, ...events: readonly Event[]): Told['what'] => ({
  kind: 'moved',
  seat,
  move,
  events: events as readonly GameEvent[],
});

const placed = (player: number, people = 3) =>
  moved(player, `place forest ${people}`, { type: 'placed', player, place: 'forest', people });
const rolled = moved(
  0,
  'use forest',
  { type: 'returned', player: 0, place: 'forest', people: 3, used: true },
  { type: 'rolled', player: 0, for: 'forest', dice: [4, 2, 6] },
);

describe('Whole games', () => {
  describe.each(Object.entries(REQUESTS))('%s', (_, request) => {
    const { told } = played(request);
    const { players } = request;
    const story = storyOf(told, told.length, STONE_AGE.story);

    it.each(LANGUAGE_NAMES)('are told in sentences, %s', (language) => {
      for (const { content } of story.flatMap(({ lines }) => lines)) {
        const text = sayContent(content, castIn(ALL_WORDS[language], 0, players));
        expect(text).not.toMatch(/undefined|NaN|#| {2}|\[object/);
        if (content.kind === 'deeds' && text !== '') {
          expect(text).toMatch(/^\p{Lu}.*\p{L}.*\.$/u);
        }
      }
    });

    it('lead from every moment to the line that tells of it', () => {
      for (let moves = 1; moves <= told.length; moves++) {
        const line = lineAt(story, moves)!;
        expect(line.from).toBeLessThanOrEqual(moves);
      }
      const ends = story.flatMap(({ lines }) => lines).map(({ to }) => to);
      expect(ends).toEqual([...ends].sort((one, other) => one - other));
      expect(ends.at(-1)).toBe(told.length);
    });

    it('are divided by rounds', () => {
      const rounds = roundsIn(story);
      expect(rounds.map(({ round }) => round)).toEqual(rounds.map((__, at) => at + 1));
      expect(rounds[0]).toEqual({ round: 1, moves: 0 });
      const starts = rounds.map(({ moves }) => moves);
      expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
    });
  });
});

describe('The reader', () => {
  it.each([
    [en, 'You place 3 people in the forest.', 'Mira places 3 people in the forest.'],
    [es, 'Colocas 3 personas en el bosque.', 'Mira coloca 3 personas en el bosque.'],
    [de, 'Du schickst 3 Personen in den Wald.', 'Mira schickt 3 Personen in den Wald.'],
  ])('is spoken to, and others are spoken of', (words, you, they) => {
    expect(sayAll(log(placed(0)), castIn(words, 0))).toEqual([you]);
    expect(sayAll(log(placed(0)), castIn(words, 1))).toEqual([they]);
  });
});

describe('A roll', () => {
  const tools = moved(
    0,
    'tools t1',
    { type: 'toolsUsed', player: 0, for: 'forest', slots: [1], oneUse: [], added: 2 },
    { type: 'gained', player: 0, goods: { wood: 4 }, from: 'forest' },
  );

  it('is one line with the tools that are added to it', () => {
    const told = log(placed(0), rolled, tools);
    expect(sayAll(told, castIn(en)).at(-1)).toBe(
      'Mira rolls 4 + 2 + 6 = 12 for wood, adds a tool of 2, and takes 4 wood.',
    );
    expect(linesOf(told).at(-1)).toMatchObject({ from: 2, to: 3 });
  });

  it('that brings nothing says so, once that is sure', () => {
    const none = moved(0, 'tools none');
    const last = sayAll(log(rolled, none), castIn(en)).at(-1);
    expect(last).toBe('Mira rolls 4 + 2 + 6 = 12 for wood.');
    const [then] = sayAll(log(rolled, none, placed(1)), castIn(en));
    expect(then).toBe('Mira rolls 4 + 2 + 6 = 12 for wood and gets nothing.');
  });

  it('of another player is not gone on with', () => {
    const pick = moved(1, 'pick 4', { type: 'picked', player: 1, for: 'C34', face: 4 });
    expect(sayAll(log(rolled, pick), castIn(en)).at(-1)).toBe('Tomas picks the 4.');
  });
});

describe('Moves that were taken back', () => {
  const told = log(placed(0), placed(1), placed(2), { kind: 'tookBack', seat: 1, moves: 1 });

  it('are not told, but that they were is', () => {
    expect(sayAll(told, castIn(en, 1))).toEqual([
      'Mira places 3 people in the forest.',
      'You take back 2 moves.',
    ]);
  });

  it('are asked for by how many they are', () => {
    const asked = log(placed(0), placed(1), { kind: 'undoAsked', seat: 1, moves: 1 });
    expect(sayAll(asked, castIn(en)).at(-1)).toBe('Tomas asks to take back 1 move.');
  });

  it('were asked for by how many they were, also once they are gone', () => {
    const asked = { kind: 'undoAsked', seat: 1, moves: 1 } as const;
    const agreed = log(placed(0), placed(1), asked, { kind: 'tookBack', seat: 1, moves: 1 });
    expect(sayAll(agreed, castIn(en)).slice(-2)).toEqual([
      'Tomas asks to take back 1 move.',
      'Tomas takes back 1 move.',
    ]);
  });
});

describe('A log that begins late', () => {
  const told = log(placed(0), placed(1), { kind: 'tookBack', seat: 1, moves: 1 }, placed(1, 2));

  it('knows its moments by how many moves there are', () => {
    const late = linesOf(told.slice(1), 2);
    expect(late.map(({ from, to }) => [from, to])).toEqual([[2, 2]]);
  });
});

/** One of each type: a new one without an example does not compile. */
const EVENTS: { readonly [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  placed: { type: 'placed', player: 0, place: 'D05', people: 1 },
  stayedHome: { type: 'stayedHome', player: 0, people: 2 },
  returned: { type: 'returned', player: 0, place: 'card2', people: 1, used: false },
  rolled: { type: 'rolled', player: 0, for: 'C13', dice: [1, 2] },
  toolsUsed: { type: 'toolsUsed', player: 0, for: 'hunt', slots: [1, 2], oneUse: [4], added: 7 },
  picked: { type: 'picked', player: 0, for: 'C34', face: 5 },
  gained: { type: 'gained', player: 0, goods: { wood: 1 }, from: 'H01' },
  paid: { type: 'paid', player: 0, goods: { stone: 2, gold: 1 }, for: 'card3' },
  tokensPaid: { type: 'tokensPaid', player: 0, slots: [1], values: [2], for: 'card1' },
  noRoom: { type: 'noRoom', player: 0, good: 'food', count: 2, from: 'hunt' },
  tool: { type: 'tool', player: 0, tools: [2, 1, 0] },
  oneUseTool: { type: 'oneUseTool', player: 0, value: 3 },
  agriculture: { type: 'agriculture', player: 0, agriculture: 4 },
  person: { type: 'person', player: 0, people: 7 },
  merchant: { type: 'merchant', player: 0, merchant: 2 },
  traded: { type: 'traded', player: 0, give: { wood: 2 }, get: { gold: 1 } },
  points: { type: 'points', player: 0, points: -10, score: 4, for: 'starving' },
  redeemable: { type: 'redeemable', player: 0 },
  cardBought: { type: 'cardBought', player: 0, card: 'C31', place: 'card1' },
  cardDrawn: { type: 'cardDrawn', player: 0, card: null },
  cardTaken: { type: 'cardTaken', player: 0, card: 'C05', from: 'discard' },
  built: { type: 'built', player: 0, tile: 'H04', place: 'building1' },
  tileOpened: { type: 'tileOpened', place: 'building2', tile: 'B08', left: 5 },
  fed: { type: 'fed', player: 0, food: 3, missing: 2 },
  starved: { type: 'starved', player: 0 },
  stocked: { type: 'stocked', player: 0, good: 'clay', count: 2 },
  elder: { type: 'elder', area: 'village' },
  slid: { type: 'slid', card: 'C06', from: 'deck' },
  cycled: { type: 'cycled', place: 'building3', tiles: 2 },
  discarded: { type: 'discarded', card: 'C02' },
  phase: { type: 'phase', phase: 'feed', round: 3 },
  row: { type: 'row', cards: ['C01', 'C02'], deck: 12 },
  // Rounds are headings: what happens in it is the line.
  round: { type: 'round', round: 2, firstPlayer: 1 },
  over: {
    type: 'over',
    because: 'stack',
    scores: [50, 40, 30],
    winners: [0],
    breakdown: [{}, {}, {}],
  },
};

/** One of each kind, like the events. */
const AT_TABLE: { readonly [Kind in AtTable]: Told['what'] & { readonly kind: Kind } } = {
  made: { kind: 'made' },
  began: { kind: 'began' },
  resumed: { kind: 'resumed' },
  closed: { kind: 'closed' },
  sat: { kind: 'sat', seat: 0 },
  stood: { kind: 'stood', seat: 0 },
  tookBack: { kind: 'tookBack', seat: 0, moves: 0 },
  undoAsked: { kind: 'undoAsked', seat: 0, moves: 0 },
  undoAnswered: { kind: 'undoAnswered', seat: 0, agrees: false },
  replaceAsked: { kind: 'replaceAsked', seat: 0, whom: 1 },
  replaceAnswered: { kind: 'replaceAnswered', seat: 0, agrees: false },
  replaced: { kind: 'replaced', seat: 0, level: 'hard', why: 'clock' },
  said: { kind: 'said', name: 'Nina', phrase: 'thanks' },
  rematched: { kind: 'rematched', table: 'next' },
  muted: { kind: 'muted', whom: 'watching', isMuted: true },
  talkLimited: { kind: 'talkLimited', to: 'players' },
  banned: { kind: 'banned', name: 'Nina' },
  unbanned: { kind: 'unbanned', name: 'Nina' },
};

describe.each(LANGUAGE_NAMES)('In %s', (language) => {
  const cast = castIn(ALL_WORDS[language]);

  it.each(Object.values(EVENTS).filter(({ type }) => type !== 'round'))(
    '$type has its own words',
    (event) => {
      const texts = sayAll(log(moved(0, 'use forest', event)), cast);
      expect(texts).toHaveLength(1);
      expect(texts[0]).toMatch(/\p{L}{3}/u);
      expect(texts[0]).not.toMatch(/undefined|#/);
    },
  );

  it.each(Object.values(AT_TABLE))('$kind has its own words', (what) => {
    const texts = sayAll(log(what), cast);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/\p{L}{3}/u);
  });

  it('a table that is closed since the rules have changed says so', () => {
    const [closed, outlived] = [{ kind: 'closed' }, { kind: 'closed', why: 'rules' }] as const;
    expect(sayAll(log(closed), cast)).not.toEqual(sayAll(log(outlived), cast));
    expect(sayAll(log({ kind: 'closed', why: 'left' }), cast)).toEqual(sayAll(log(closed), cast));
  });

  it('no two say the same', () => {
    const said = [
      ...Object.values(EVENTS).flatMap((event) => sayAll(log(moved(0, 'use forest', event)), cast)),
      ...Object.values(AT_TABLE).flatMap((what) => sayAll(log(what), cast)),
    ];
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('What changes nothing', () => {
  it('is not told', () => {
    expect(
      linesOf(log({ kind: 'planned' }, { kind: 'turnEnded', seat: 0 }, { kind: 'unheard' })),
    ).toEqual([]);
  });
});
