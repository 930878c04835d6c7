import type { Snapshot } from '@ochre/stone-age/rules';
import { displayWidth, inkOf, NO_INK, toAscii, withoutInk } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../choices/choices.ts';
import { wordsIn } from '../in-words.ts';
import { numbersOnBoard } from '../index.ts';
import type { StoneAgeLook } from '../look.ts';
import { playOn } from '../testing/playing.ts';
import type { TestTable as Table } from '../testing/tables.ts';
import { tableOf } from '../testing/tables.ts';
import { board as boardWithin } from './board.ts';
import { plainBoard } from './plain.ts';

const EN = wordsIn('en');

function lookAt(
  table: Table,
  viewer: number,
  width: number,
  { ink = NO_INK, words = EN } = {},
): StoneAgeLook {
  const snapshot = table.view(viewer);
  const choices = choicesOf(snapshot, table.legal, words);
  const numbers = numbersOnBoard(snapshot, choices);
  return { seats: table.seats, ink, width, numbers, words };
}

const board = (view: Snapshot, look: StoneAgeLook, viewer: number, rows: number): string[] =>
  boardWithin(view, look, viewer, { rows, most: rows });

const inAscii = (lines: readonly string[]): string =>
  lines.map((line) => toAscii(line).trimEnd()).join('\n');

describe('the board in 80 columns', () => {
  it('of 2 players at the start', () => {
    const rig = { firstPlayer: 0, deck: ['C03', 'C05', 'C31', 'C02'], stacks: [['B01'], ['B26']] };
    const table = tableOf(['me', 'greedy'], { rig });
    expect(inAscii(board(table.view(0), lookAt(table, 0, 80), 0, 20))).toMatchInlineSnapshot(`
      "-- Round 1 | Place people | first player Y You | 32 cards in the deck ----------
       1 hunt      food /2   no limit   9 card1     7 food | pottery                 o
       2 forest    wood /3   ooooooo   10 card2     one more card | writing          o
       3 claypit   clay /4   ooooooo   11 card3     any 2 resources | healing        o
       4 quarry    stone /5  ooooooo   12 card4     one-use tool +4 | 1 toolmaker    o
       5 river     gold /6   ooooooo   13 building1 2 wood, clay > 10 | 7 left       o
       6 toolmaker +1 tool   o         14 building2 1-7 of any kind > value | 7 left o
       7 hut       +1 person oo
       8 field     +1 agri   o
      --------------------------------------------------------------------------------
               score end food after wood clay stone gold people agri     tools
      >Y You       0   0   12     7    0    0     0    0    5/5    0  -  -  -
       H Heron     0   0   12     7    0    0     0    0    5/5    0  -  -  -"
    `);
  });

  it('of 4 players in the middle of a game', () => {
    const table = playOn(tableOf(['me', 'me', 'greedy', 'greedy'], { names: ['Ana', 'Ben'] }), 150);
    const viewer = table.decision!.player;
    expect(
      inAscii(board(table.view(viewer), lookAt(table, viewer, 80), viewer, 20)),
    ).toMatchInlineSnapshot(`
      "-- Round 6 | Use people | first player A Ana | 32 cards in the deck ------------
         hunt      food /2    E2           card1     taken
         forest    wood /3    ooooooo      card2     1 stone | 1 shaman              o
         claypit   clay /4    ooooooo      card3     4 food | 1 builder              o
         quarry    stone /5   ooooooo      card4     one-use tool +3 | 1 toolmaker   o
         river     gold /6    ooooooo      building1 wood, stone, gold > 14 | 7 left E
         toolmaker +1 tool    o            building2 clay, stone, gold > 15 | 6 left o
         hut       +1 person  oo           building3 wood, clay, gold > 13 | 7 left  o
         field     +1 agri    o            building4 wood, stone, gold > 14 | 7 left o
      --------------------------------------------------------------------------------
               score end food after wood clay stone gold people agri     tools
       A Ana       2   6    7     3    3    0     0    0    5/5    1  -  -  -
          culture 1 | 1 building
       B Ben       0   1    5     0    0    1     0    0    5/5    0  -  -  -
       H Heron     0   3    0    -5    0    3     0    0    5/5    0 (1) -  -
      >E Elk       0   4    0    -5    0    0     4    0    2/5    0 (1) -  -"
    `);
  });

  it('of 5 players with style, and a building to work at', () => {
    const seats = ['me', 'greedy', 'greedy', 'greedy', 'greedy'] as const;
    const rig = {
      firstPlayer: 0,
      deck: ['C03', 'S01', 'S05', 'S08', 'C02'],
      stacks: [['D04'], ['D02'], ['D03'], ['D01'], ['B26']],
    };
    const table = tableOf(seats, { rig, modules: ['style'] });
    const snapshot = table.view(0);
    const [owner, other, ...others] = snapshot.players;
    const players = [
      { ...owner!, jewelry: 12, merchant: 4, traded: true },
      { ...other!, buildings: ['D06'] },
      ...others,
    ];
    const places = { D06: [0, 2, 0, 0, 0], merchant: [2, 0, 0, 0, 0] };
    const lines = board({ ...snapshot, players, places }, lookAt(table, 0, 80), 0, 21);
    expect(inAscii(lines)).toMatchInlineSnapshot(`
      "-- Round 1 | Place people | first player Y You | 40 cards in the deck ----------
       1 hunt      food /2    no limit   10 card1     7 food | pottery               o
       2 forest    wood /3    ooooooo    11 card2     dice with style | ring         o
       3 claypit   clay /4    ooooooo    12 card3     +1 merchant, 2 jewelry | ring  o
       4 quarry    stone /5   ooooooo    13 card4     4 food | 2 traders             o
       5 river     gold /6    ooooooo    14 card5 *** one-use tool +4 | 1 toolmaker  o
       6 toolmaker +1 tool    o          15 building1 wood, clay, 1* > 4 +wood/2 | 7 o
       7 hut       +1 person  oo         16 building2 clay, stone, 2* > 7 +card | 7  o
       8 field     +1 agri    o          17 building3 wood, stone, 2* > 10 +dice | 7 o
       9 merchant  +2 merch   YY         18 building4 1-4* > 4 each | 7              o
         D06 of H  gold /5    HHo        19 building5 1-7 of any kind > value | 7    o
      --------------------------------------------------------------------------------
               pts end food after wood clay stone gold jewel merch home agri tools
      >Y You     0   0   12     7    0    0     0    0    12   (4)  5/5    0 - - -
       H Heron   0   0   12     7    0    0     0    0     1     0  5/5    0 - - -
          1 building
       E Elk     0   0   12     7    0    0     0    0     1     0  5/5    0 - - -
       O Otter   0   0   12     7    0    0     0    0     1     0  5/5    0 - - -
       L Lynx    0   0   12     7    0    0     0    0     1     0  5/5    0 - - -"
    `);
  });

  it('marks used tools and hunger in other ways than by colour', () => {
    const table = tableOf(['me', 'greedy'], { rig: { firstPlayer: 0 } });
    const snapshot = table.view(0);
    const [owner, other] = snapshot.players;
    const players = [
      { ...owner!, food: 1, tools: [2, 1, 0], toolsUsed: [true, false, false], oneUse: [4] },
      other!,
    ];
    const lines = board({ ...snapshot, players }, lookAt(table, 0, 80), 0, 20);
    expect(inAscii(lines.slice(-3, -1))).toMatchInlineSnapshot(`
      ">Y You       0   0    1    -4    0    0     0    0    5/5    0 (2) 1  -
          one-use tool +4"
    `);
  });
});

describe('the board on any terminal', () => {
  const widths = [40, 60, 80, 100, 120, 140, 200];

  it.each([
    { players: 2, modules: [] },
    { players: 3, modules: [] },
    { players: 4, modules: ['huts'] },
    { players: 3, modules: ['style'] },
    { players: 5, modules: ['style', 'huts'] },
  ])('never exceeds its width, with %j', ({ players, modules }) => {
    const seats = Array.from({ length: players }, () => 'me' as const);
    const table = tableOf(seats, {
      modules,
      rig: { stacks: [['D04', 'D02'].slice(0, modules.includes('style') ? 2 : 0)] },
    });
    let seen = 0;
    playOn(table, 500, () => {
      if (seen++ % 9 > 0) return;
      const viewer = table.decision!.player;
      for (const width of widths) {
        const look = lookAt(table, viewer, width, { ink: inkOf(8) });
        const lines = [
          ...board(table.view(viewer), look, viewer, 60),
          ...board(table.view(viewer), look, viewer, 15),
          ...plainBoard(table.view(viewer), look),
        ];
        expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
        expect(lines.join()).not.toMatch(/undefined|NaN/);
      }
    });
  });

  it('says the same with and without colours', () => {
    const table = playOn(tableOf(['me', 'me', 'me']), 60);
    const picture = (ink: StoneAgeLook['ink']): string[] =>
      board(table.view(0), lookAt(table, 0, 120, { ink }), 0, 60);
    expect(picture(inkOf(8))).not.toEqual(picture(NO_INK));
    expect(picture(inkOf(8)).map(withoutInk)).toEqual(picture(NO_INK));
    expect(picture(inkOf(4)).map(withoutInk)).toEqual(picture(NO_INK));
  });

  it('leaves out details of others before it exceeds the rows', () => {
    const table = playOn(tableOf(['me', 'me', 'me', 'me']), 250);
    const rows = (room: number): number =>
      board(table.view(0), lookAt(table, 0, 80), 0, room).length;
    expect(rows(19)).toBeLessThanOrEqual(19);
    expect(rows(16)).toBeLessThanOrEqual(16);
    expect(rows(15)).toBeLessThanOrEqual(15);
  });

  it('has frames where there is room', () => {
    const table = tableOf(['me', 'me', 'me', 'me']);
    expect(board(table.view(0), lookAt(table, 0, 120), 0, 30).join('\n')).toContain('╭─ Gathering');
    expect(board(table.view(0), lookAt(table, 0, 120), 0, 20).join('\n')).not.toContain('╭');
    expect(board(table.view(0), lookAt(table, 0, 100), 0, 30).join('\n')).not.toContain('╭');
  });

  it('has frames with style as well', () => {
    const rig = { stacks: [['H04'], ['D02'], ['D01']] };
    const table = tableOf(['me', 'me', 'me'], { modules: ['style', 'huts'], rig });
    const snapshot = table.view(0);
    const [owner, ...others] = snapshot.players;
    const players = [{ ...owner!, buildings: ['D04'] }, ...others];
    const text = board({ ...snapshot, players }, lookAt(table, 0, 160), 0, 40).join('\n');
    expect(text).toContain('Village: two of four a round');
    expect(text).toMatch(/D04 of P +wood +dice ÷ 2 +○○○ +1\.5 +3\.3 +5\.0 +│/);
    expect(text).toContain('pay 3 jewelry');
    expect(text).toMatch(/→ 5 points/);
    expect(text).toContain('→ 4 each');
    expect(text).not.toMatch(/NaN|undefined/);
  });

  it('shows a card face down to its owner only (B6.7)', () => {
    // Space 1 has *one more card*; under it lies a card with two shamans.
    const rig = { firstPlayer: 0, deck: ['C05', 'C04', 'C10', 'C11', 'C06'], dice: [6] };
    const table = tableOf(['me', 'me'], { rig });
    for (const move of [
      ...['place card1 1', 'place forest 1', 'place river 4', 'place hunt 4'],
      ...['use river', 'buy card1 gold=1'],
    ]) {
      if (table.decision!.kind === 'act' && move.startsWith('buy')) {
        expect(table.view(0).players[0]!.gold).toBeGreaterThan(0);
      }
      table.move(move);
    }
    const seenBy = (viewer: number): string =>
      board(table.view(viewer), lookAt(table, viewer, 80), viewer, 24).join('\n');
    expect(seenBy(0)).toContain('2 shamans · 1 face down');
    expect(seenBy(1)).toContain('culture 1 · 1 face down');
  });
});

describe('the board line by line', () => {
  it('tells what style adds', () => {
    const table = tableOf(['me', 'greedy'], { modules: ['style'], rig: { firstPlayer: 0 } });
    const snapshot = table.view(0);
    const [owner, other] = snapshot.players;
    const players = [
      { ...owner!, merchant: 4, buildings: ['D06'] },
      { ...other!, traded: true },
    ];
    const text = inAscii(plainBoard({ ...snapshot, players }, lookAt(table, 0, 400)));
    expect(text).toContain('hunt: food or jewelry /2.');
    expect(text).toContain('merchant: merchant track +2, and 2 jewelry.');
    expect(text).toContain('D06: gold /5, a place of You.');
    expect(text).toContain('card5: pay 3 jewelry, ');
    expect(text).toContain('0 gold, 1 jewelry; 5 people');
    expect(text).toContain('merchant track 4 of 10, trading one for one;');
    expect(text).toContain('merchant track 0 of 10, the trade of this round is used.');
  });

  it('tells every place and player in words', () => {
    const rig = { firstPlayer: 1, deck: ['C03', 'C05', 'C31', 'C02'], stacks: [['B01'], ['B26']] };
    const table = tableOf(['me', 'greedy'], { rig });
    table.move('place hut 2');
    expect(inAscii(plainBoard(table.view(0), lookAt(table, 0, 80)))).toMatchInlineSnapshot(`
      "Round 1: Place people. First player: Heron. 32 cards in the deck.
      hunt: food /2.
      forest: wood /3.
      claypit: clay /4.
      quarry: stone /5.
      river: gold /6.
      toolmaker: +1 tool.
      hut: +1 person; there: Heron 2.
      field: +1 agriculture.
      card1: pay 1, 7 food, pottery.
      card2: pay 2, one more card, writing.
      card3: pay 3, any 2 resources, healing.
      card4: pay 4, one-use tool +4, 1 tool maker.
      building1: 2 wood, clay for 10, 7 left.
      building2: 1-7 of any kind for value, 7 left.
      You: 0 points, 0 if it ended now; 12 food, 7 after feeding; 0 wood, 0 clay, 0
        stone, 0 gold; 5 people, 5 at home; agriculture 0 of 10; no tools.
      Heron (greedy bot): 0 points, 0 if it ended now; 12 food, 7 after feeding; 0
        wood, 0 clay, 0 stone, 0 gold; 5 people, 3 at home; agriculture 0 of 10; no
        tools."
    `);
  });
});
