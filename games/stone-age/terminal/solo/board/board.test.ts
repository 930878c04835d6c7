import type { Room } from '@ochre/terminal';
import { displayWidth, inkOf, NO_INK, toAscii, withoutInk } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../in-words.ts';
import { numbersOnBoard } from '../../index.ts';
import { playEagerly } from '../../testing/playing.ts';
import type { TestTable as Table } from '../../testing/tables.ts';
import { setUp, soloTable } from '../../testing/tables.ts';
import { soloChoices } from '../choices/choices.ts';
import { type SoloLook, soloLook } from '../turn.ts';
import { soloBoard } from './board.ts';
import { soloPlainBoard, soloPlainStock } from './plain.ts';

const EN = wordsIn('en');

function lookAt(table: Table, width: number, { ink = NO_INK, words = EN } = {}): SoloLook {
  const snapshot = table.view(0);
  const choices = table.decision === undefined ? [] : soloChoices(snapshot, table.legal, words);
  const numbers = numbersOnBoard(snapshot, choices);
  return soloLook(table.momentOf(0), { seats: table.seats, ink, width, numbers }, words);
}

const boardAt = (table: Table, width: number, rows: number, most = rows): string[] =>
  soloBoard(table.view(0), lookAt(table, width), { rows, most });

const room = (rows: number): Room => ({ rows, most: rows });

const inAscii = (lines: readonly string[]): string =>
  lines.map((line) => toAscii(line).trimEnd()).join('\n');

const RIG = {
  deck: ['C22', 'C28', 'C01', 'C05', 'C20', 'C06', 'C31', 'C02'],
  stacks: [
    ['B08', 'B18', 'B25', 'B17', 'B19', 'B23'],
    ['B26', 'B05', 'B22', 'B01', 'B20', 'B16'],
  ],
};
const placing = (elder = 'claypit'): Table =>
  soloTable({ rig: RIG, moves: [...setUp(8, elder), 'place forest 2'] });

describe('the board of solo in 80 columns', () => {
  it('while people are placed', () => {
    expect(inAscii(boardAt(placing(), 80, 21))).toMatchInlineSnapshot(`
      "-- Turn 1 | Place people | standard | 6 tiles or 13 cards to the end -----------
       1 hunt       8 food /2  no limit    card1        empty
         forest    20 wood /3  YYooooo   7 card2 2 clay 3 points | music            o
         claypit   16 clay /4  elder     8 card3 3 clay 3 points | music            o
       2 quarry    12 stone /5 ooooooo   9 card4 4 clay dice for all | 2 toolmakers o
       3 river     10 gold /6  ooooooo  10 building1    clay, 2 stone > 14          o
       4 toolmaker 1/2x3 3/4x2 o        11 building2    1-7 of any kind > value     o
       5 field     pay 5 food  o           village: 1 of 3 places a turn
       6 hut       5 wait      oo          pool: nothing
      Below building1: 4/1>v, 5/4>v, csg>15, 4/2>v, 5/2>v
            building2: wss>13, 5/1>v, wwc>10, 4/3>v, csg>15
      Draw +card | writing, 1 gold | 1 shaman, 1 clay | 2 shamans, 10 more
      --------------------------------------------------------------------------------
      Elder in claypit, closed | cards cost clay; it feeds too | next turn quarry
      At stake 3 people to place, or -2 each | feeding takes 5 of your 10 food
        no card bought yet: card2 would be discarded
               score  end  needed  food  wood  clay  stone  gold  people  agri  tools
      >Y You     -16   10       5    10     0     0      0     0     3/5     0  - - -
        room                       full     5     5      5     5
      10 points if it ended now | 110 more for a victory (120)
        track -16, board -80, tokens -9, hut -15, draw stack 130"
    `);
  });

  it('gives way to news, but keeps the elder, what is at stake and the score', () => {
    const lines = boardAt(placing(), 80, 18);
    expect(lines.length).toBeLessThanOrEqual(18);
    const text = lines.join('\n');
    expect(text).toContain(
      'Elder in claypit, closed · cards cost clay; it feeds too · next turn quarry',
    );
    expect(text).toContain('At stake 3 people to place, or -2 each');
    expect(text).toContain('points if it ended now · ');
    expect(text).toContain('Below building1: 4/1→v, 5/4→v, csg→15, 4/2→v, 5/2→v');
    expect(text).not.toContain('Draw ');
  });

  it('says in one line what the elder takes, wherever he is', () => {
    const lines = ['forest', 'claypit', 'quarry', 'river', 'village', 'hunt'].map(
      (elder) => boardAt(atStart(elder), 80, 30).find((line) => line.startsWith('Elder'))!,
    );
    for (const line of lines) expect(line).toMatch(/next turn [a-z]+$/);
    expect(lines[4]).toBe(
      'Elder in village, closed · cards cost tools, agri; both feed · next turn hunt',
    );
    expect(lines[5]).toBe('Elder in hunt, closed · cards cost food · next turn forest');
  });

  it('marks what is closed and what is used up', () => {
    const table = placing();
    const snapshot = table.view(0);
    const solo = { ...snapshot.solo!, hut: 0, board: { ...snapshot.solo!.board, gold: 0 } };
    const text = soloBoard({ ...snapshot, solo }, lookAt(table, 80), room(30)).join('\n');
    expect(text).toMatch(/claypit +16 clay ÷4 +elder/);
    expect(text).toMatch(/river +0 gold ÷6 +empty/);
    expect(text).toMatch(/hut +0 wait +empty/);
  });

  it('shows what the elder has caught, and that he stays', () => {
    const moves = ['place card4 1', 'place river 4', 'buy card4 food=4', 'roll 1', 'pick 3'];
    const table = soloTable({
      rig: { ...RIG, dice: [3] },
      moves: [...setUp(0, 'hunt'), ...moves, 'slide card2', 'cycle none', 'elder river'],
    });
    const text = boardAt(table, 80, 30).join('\n');
    expect(text).toMatch(/river +10 gold ÷6 +Y4 elder/);
    expect(text).toContain('he stays next turn');
    expect(text).toMatch(/card1 1 gold +3 points · music/);
    // A card was bought: none will be discarded.
    expect(text).not.toContain('would be discarded');
  });
});

const atStart = (elder: string): Table => soloTable({ rig: RIG, moves: setUp(8, elder) });

describe('the board of solo where there is room', () => {
  it('has frames, all of the draw stack, and every line of the score', () => {
    expect(inAscii(boardAt(placing(), 120, 34))).toMatchInlineSnapshot(`
      "-- Turn 1 | Place people | standard | 6 tiles or 13 cards to the end ---------------------------------------------------
      +- Gathering ----------------------------------------------------------++- Village ------------------------------------+
      |            average kept, by people    1    2    3    4    5    6    7||  4 toolmaker 1/2x3 3/4x2  o                  |
      |  1 hunt       8 food /2   no limit  0.0  0.0  0.0  0.0  0.0  0.0  0.0||  5 field     pay 5 food   o                  |
      |    forest    20 wood /3   YYooooo   0.8  2.0  3.2  4.1  4.7  4.9  5.0||  6 hut       5 wait       oo                 |
      |    claypit   16 clay /4   elder                                      ||                                              |
      |  2 quarry    12 stone /5  ooooooo   0.3  1.0  1.7  2.4  3.1  3.8  4.4||    1 of 3 places a turn, the upper ones first|
      |  3 river     10 gold /6   ooooooo   0.2  0.8  1.3  1.9  2.5  3.1  3.7||    outside pool: nothing                     |
      +----------------------------------------------------------------------++----------------------------------------------+
      +- card1 -------++- 7 card2 -----++- 8 card3 -----++- 9 card4 -----++- 10 building1 ---------++- 11 building2 ---------+
      | empty         || 2 clay        || 3 clay        || 4 clay        || clay, 2 stone > 14     || 1-7 of any kind > value|
      |               || 3 points      || 3 points      || dice for all  || then 4/1>v, 5/4>v,     || then wss>13, 5/1>v,    |
      |               || music         || music         || 2 toolmakers  || csg>15, 4/2>v, 5/2>v   || wwc>10, 4/3>v, csg>15  |
      |               ||               ||               ||               || 6 tiles left           || 6 tiles left           |
      +---------------++- o -----------++- o -----------++- o -----------++- o --------------------++- o --------------------+
      Draw +card | writing, 1 gold | 1 shaman, 1 clay | 2 shamans, any 2 | healing, +4 once | 1 toolmaker, 7 food | pottery,
           1 stone | 1 shaman, 4 food | 1 builder, +3 once | 1 toolmaker, +2 once | 2 toolmakers, dice | pottery,
           3 points | 3 builders, 1 food | weaving
      +- The elder ----------------------++- At stake this turn -------------++- If it ended now ----------------------------+
      | in the clay pit: closed          || 3 people to place, or -2 each    || track             -16   resources           0|
      | Cards cost clay.                 || feeding takes 5 of your 10 food  || culture             0   board             -80|
      | This feeds people too.           || no card bought yet: card2 would  || farmers             0   discarded           0|
      | Next turn he is in the quarry.   ||   be discarded                   || toolmakers          0   tokens             -9|
      |                                  ||                                  || builders            0   hut               -15|
      |                                  ||                                  || shamans             0   draw stack        130|
      |                                  ||                                  || 10 points | 110 more for a victory (120)     |
      +----------------------------------++----------------------------------++----------------------------------------------+
                score   end   needed   food   wood   clay   stone   gold   people   agri   tools
      >Y You      -16    10        5     10      0      0       0      0      3/5      0   - - -
        room                           full      5      5       5      5"
    `);
  });

  it('keeps the frames of the places longest', () => {
    const rows = (count: number): string => boardAt(placing(), 120, count).join('\n');
    expect(rows(30)).toContain('╭─ If it ended now');
    expect(rows(24)).toContain('╭─ Gathering');
    expect(rows(24)).not.toContain('╭─ If it ended now');
    expect(rows(24)).toContain('points if it ended now');
    expect(rows(18)).not.toContain('╭');
  });
});

describe('the board of solo on any terminal', () => {
  const widths = [40, 60, 80, 100, 120, 160, 200];

  it('never exceeds its width or its rows, from the set-up to the end', () => {
    let seen = 0;
    const table = soloTable({ difficulty: 'easier2' });
    const look = (): void => {
      if (seen++ % 6 > 0) return;
      for (const width of widths) {
        const inked = lookAt(table, width, { ink: inkOf(8) });
        const small = soloBoard(table.view(0), inked, { rows: 17, most: 22 });
        const lines = [
          ...small,
          ...soloBoard(table.view(0), inked, room(60)),
          ...soloPlainBoard(table.view(0), inked),
          ...soloPlainStock(table.view(0), inked),
        ];
        expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
        if (width >= 80) expect(small.length).toBeLessThanOrEqual(22);
        expect(lines.join()).not.toMatch(/undefined|NaN|Infinity/);
      }
    };
    playEagerly(table, 'widths', look);
    look();
    expect(seen).toBeGreaterThan(60);
  });

  it('says the same with and without colours', () => {
    const table = placing();
    for (const width of [80, 120]) {
      const picture = (ink: SoloLook['ink']): string[] =>
        soloBoard(table.view(0), lookAt(table, width, { ink }), room(60));
      expect(picture(inkOf(8))).not.toEqual(picture(NO_INK));
      expect(picture(inkOf(8)).map(withoutInk)).toEqual(picture(NO_INK));
      expect(picture(inkOf(4)).map(withoutInk)).toEqual(picture(NO_INK));
    }
  });

  it('needs no sign that ASCII lacks', () => {
    const table = placing();
    const text = [
      ...boardAt(table, 80, 60),
      ...boardAt(table, 140, 60),
      ...soloPlainBoard(table.view(0), lookAt(table, 80)),
    ].join('\n');
    expect(inAscii(text.split('\n'))).not.toContain('?');
  });
});

describe('the board of solo line by line', () => {
  it('tells everything in words', () => {
    const table = placing();
    expect(inAscii(soloPlainBoard(table.view(0), lookAt(table, 80)))).toMatchInlineSnapshot(`
      "Turn 1: Place people. Difficulty standard. 6 tiles or 13 cards to the end.
      The elder is in the clay pit: claypit closed. Cards cost clay, and people may be
        fed with clay. Next turn he is in the quarry.
      hunt: food /2, 8 there.
      forest: wood /3, 20 there; 2 people there.
      claypit: clay /4, 16 there; closed by the elder.
      quarry: stone /5, 12 there.
      river: gold /6, 10 there.
      toolmaker: a tool, new or better; tokens there: 3 of 1/2, 2 of 3/4.
      field: +1 agriculture for 5 food.
      hut: +1 person, 5 wait.
      Village: 1 of the three places a turn, in the order toolmaker, field, hut.
      card1: empty.
      card2: cost 2 clay; 3 points, music.
      card3: cost 3 clay; 3 points, music.
      card4: cost 4 clay; dice for all, 2 tool makers.
      building1: clay, 2 stone for 14, 6 left.
      building2: 1-7 of any kind for value, 6 left.
      Outside pool: nothing. Discarded: 0 cards. stacks tells what comes next.
      You: -16 points; 10 food, 0 wood, 0 clay, 0 stone, 0 gold; at most 5 of each;
        feeding takes 5; 5 people, 3 at home; agriculture 0 of 10; no tools.
      At stake this turn: 3 people to place, or -2 each; feeding takes 5 of your 10
        food; no card bought yet: card2 would be discarded.
      If the game ended now: 10 points, 110 more for a victory (120): track -16, board
        -80, tokens -9, hut -15, draw stack 130."
    `);
  });

  it('tells little between two boards', () => {
    const table = placing();
    expect(inAscii(soloPlainStock(table.view(0), lookAt(table, 80)))).toMatchInlineSnapshot(`
      "Stock: 10 food, 0 wood, 0 clay, 0 stone, 0 gold; at most 5 of each; feeding
        takes 5.
      At stake this turn: 3 people to place, or -2 each; feeding takes 5 of your 10
        food; no card bought yet: card2 would be discarded."
    `);
  });
});
