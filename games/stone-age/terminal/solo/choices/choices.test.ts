import { type DecisionKind, stoneAge } from '@ochre/stone-age/rules';
import type { Choice } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../in-words.ts';
import { playEagerly, playOn } from '../../testing/playing.ts';
import type { TestTable as Table } from '../../testing/tables.ts';
import { setUp, soloTable } from '../../testing/tables.ts';
import { soloQuestion } from '../question.ts';
import { SOLO_KINDS, soloChoices } from './choices.ts';

const EN = wordsIn('en');

const choicesAt = (table: Table): Choice[] => soloChoices(table.view(0), table.legal, EN);
const told = (table: Table): string[] =>
  choicesAt(table).map(({ label, note }) => `${label}: ${note}`);
const askedAt = (table: Table): string => soloQuestion(table.view(0), EN);

/** Random moves of many games meet every decision there is. */
function everywhere(see: (table: Table) => void): void {
  for (let game = 0; game < 40; game++) {
    const seed = `game ${game}`;
    playEagerly(soloTable({ seed, moves: setUp(game, 'hunt') }), seed, see);
    playOn(soloTable({ seed, moves: setUp(game, 'village') }), 40, see);
  }
}

describe('the choices of solo', () => {
  it('and its questions know every kind of decision, and words for each', () => {
    const kinds = new Set(['stock', 'elder']);
    everywhere((table) => {
      const { kind } = table.decision!;
      kinds.add(kind);
      expect(SOLO_KINDS).toContain(kind);
      expect(askedAt(table)).toMatch(/^\S.+[.?:]$/);
      expect(askedAt(table)).not.toMatch(/undefined|NaN|Infinity/);
      for (const { label, note, words } of choicesAt(table)) {
        expect(label, words).not.toBe('');
        expect(`${label}${note}`).not.toMatch(/undefined|NaN|Infinity|\[object/);
      }
    });
    expect([...kinds].sort()).toEqual([...SOLO_KINDS].sort());
  });

  it('hold every legal move exactly once, under the words it begins with', () => {
    everywhere((table) => {
      const choices = choicesAt(table);
      const moves = choices.flatMap(({ options }) => options.map(({ move }) => move));
      expect(moves.sort()).toEqual(table.legal.map((action) => stoneAge.print(action)).sort());
      for (const { words, options } of choices) {
        for (const { move } of options) expect(`${move} `).toContain(`${words} `);
      }
    });
  });
});

describe('setting up (P1.6)', () => {
  const table = soloTable();

  it('takes the number that is typed, from none', () => {
    const choices = choicesAt(table);
    expect(choices).toHaveLength(51);
    expect(choices[4]).toMatchObject({ number: 4, words: 'stock food 4' });
    expect(askedAt(table)).toContain('Each costs 2 points.');
  });

  it('says what removing means', () => {
    table.move('stock food 0');
    expect(askedAt(table)).toMatch(/remove how much wood .* costs 1 point each.*outside pool/);
  });

  it('says what the elder closes and takes', () => {
    const placing = soloTable({ moves: setUp(0, 'hunt').slice(0, -1) });
    expect(told(placing)).toEqual([
      'Forest: nobody works there; cards cost wood',
      'Clay pit: nobody works there; cards cost clay',
      'Quarry: nobody works there; cards cost stone',
      'River: nobody works there; cards cost gold',
      'Village: nobody works there; cards cost tools or agriculture',
      'Hunting grounds: nobody works there; cards cost food',
    ]);
  });
});

describe('placing', () => {
  const table = soloTable({ moves: setUp(6, 'quarry') });

  it('is in the order of the board, the village in that of its use (P4.3)', () => {
    expect(choicesAt(table).map(({ label }) => label)).toEqual([
      ...['Hunting grounds 1–5', 'Forest 1–5', 'Clay pit 1–5', 'River 1–5'],
      ...['Tool maker', 'Field', 'Hut', 'Card 2', 'Card 3', 'Card 4', 'Building 1', 'Building 2'],
    ]);
  });

  it('knows what is there and what there is room for (P2.3)', () => {
    const [hunt, forest] = choicesAt(table);
    // With 10 food nothing more finds room, and no more than 6 is there.
    expect(hunt!.options[4]!.note).toBe('food ≈ 0, no room: ≈ -11.8 points');
    expect(forest!.options[2]!.note).toBe('wood ≈ 3.2');
    expect(forest!.options[4]!.note).toBe('wood ≈ 4.7, no room: ≈ -1.6 points');
  });

  it('names prices in what the elder takes (P5.1)', () => {
    expect(choicesAt(table).find(({ label }) => label === 'Card 3')!.note).toMatch(/^3 stone: /);
  });
});

/** Cards cost food; *dice for all* lies on space 4, and people stand there and in the river. */
const RIG = { deck: ['C22', 'C28', 'C01', 'C05', 'C20'], stacks: [['B08', 'B18'], ['B26']] };
const atSpaceFour = (dice: readonly number[] = []): Table =>
  soloTable({
    rig: { ...RIG, dice },
    moves: [...setUp(0, 'hunt'), 'place card4 1', 'place river 4'],
  });

describe('using people', () => {
  it('says what a space allows, and what leaving costs (P5.4, P4.4)', () => {
    expect(told(atSpaceFour())).toEqual([
      'Use: River: 4 dice ÷6, gold ≈ 1.9',
      'Buy Card 4: dice for all · 2 tool makers, then slide, cycle, elder, for 4 food',
      'Leave: …: people go home unused, -2 points each',
    ]);
    expect(choicesAt(atSpaceFour())[2]!.options.map(({ note }) => note)).toEqual([
      '-8 points, without using it',
      '-2 points, without using it',
    ]);
  });

  it('a place that cannot be used is left first, and it is said why', () => {
    const table = atSpaceFour([1]);
    for (const move of ['buy card4 food=4', 'roll 1', 'pick 1', 'slide none', 'cycle none']) {
      table.move(move);
    }
    table.move('elder river');
    expect(told(table)).toEqual(['Leave: River: -8 points, the elder is here']);
  });
});

describe('buying from space 4 (P5.4, P5.5)', () => {
  const table = atSpaceFour([2, 2, 5]);
  table.move('buy card4 food=4');

  it('first the dice', () => {
    expect(told(table)).toEqual([
      'Roll 1 die: its reward, and nothing is lost',
      'Roll 2 dice: two alike 17%; loses ≈ 1.9 points or more',
      'Roll 3 dice: two alike 44%; loses ≈ 4.2 points or more',
    ]);
    table.move('roll 3');
    expect(askedAt(table)).toContain('2 2 5. Which die');
    // The pool is empty, so the clay is not there (P2.2).
    expect(told(table)).toEqual([
      'Die with 2: nothing, the pool has 0: the others: -5 points',
      'Die with 5: +1 tool: the others: -4 points',
    ]);
    table.move('pick 5');
    expect(told(table)).toEqual(['Take a new tool: 2 of 1/2 stay on the board']);
    table.move('tool new');
  });

  it('then a card for space 1', () => {
    expect(told(table)).toEqual([
      'Slide Card 2 to space 1: 3 points · music',
      'Slide Card 3 to space 1: 3 points · music',
      'Take the next card of the draw stack: one more card · writing',
      'Leave space 1 empty: ',
    ]);
    table.move('slide deck');
  });

  it('then the stacks: 36 ways in 7 choices', () => {
    const choices = choicesAt(table);
    expect(choices.map(({ options }) => options.length)).toEqual([1, 5, 6, 6, 6, 6, 6]);
    expect(told(table).slice(0, 3)).toEqual([
      'Leave the stacks as they are: ',
      'To the bottom: Building 2 …: 5 ways',
      'To the bottom: Building 1 (1 tile): top: 4 of 1 kind → value',
    ]);
    expect(choices[2]!.options[0]).toMatchObject({
      move: 'cycle building1=1',
      label: 'stays',
      note: 'top: 1–7 of any kind → value',
    });
    table.move('cycle building1=1 building2=2');
  });

  it('then the elder, and whom he would catch', () => {
    const choices = told(table);
    expect(choices).toContain(
      'River: nobody works there; cards cost gold; 4 people there: -8 points',
    );
    expect(choices.at(-1)).toBe('The elder stays: Next turn: Forest');
  });
});

describe('the cycle of stacks that run out', () => {
  it('offers no choice where a stack has one tile', () => {
    const table = atSpaceFour([1]);
    const moves = ['buy card4 food=4', 'roll 1', 'pick 1', 'slide none'];
    for (const move of moves) table.move(move);
    const snapshot = table.view(0);
    const stacks = [['B08'], ['B26']];
    const choices = soloChoices(
      { ...snapshot, solo: { ...snapshot.solo!, stacks } },
      [stoneAge.parse('cycle none')],
      EN,
    );
    expect(choices.map(({ label }) => label)).toEqual(['Leave the stacks as they are']);
  });
});

describe('one more card (P5.6)', () => {
  it('comes unseen from outside, or from the discard', () => {
    const table = soloTable({ moves: setUp(0, 'hunt') });
    const snapshot = { ...table.view(0), decision: { player: 0, kind: 'draw' } as const };
    const legal = ['draw outside', 'draw C03'].map((move) => stoneAge.parse(move));
    expect(soloChoices(snapshot, legal, EN).map(({ label, note }) => `${label}: ${note}`)).toEqual([
      'An unknown card from outside: ',
      'Draw: C03: 7 food · pottery, from the discard',
    ]);
  });
});

describe('tools after a roll', () => {
  it('put first what keeps most and loses least (P2.3)', () => {
    const table = soloTable({ moves: setUp(0, 'hunt') });
    const snapshot = table.view(0);
    const [owner] = snapshot.players;
    const rolled = {
      ...snapshot,
      decision: { player: 0, kind: 'tools', for: 'forest' } as const,
      dice: [5, 6],
      players: [{ ...owner!, wood: 2, tools: [1, 0, 0] }],
    };
    const legal = ['tools none', 'tools t1'].map((move) => stoneAge.parse(move));
    expect(soloChoices(rolled, legal, EN).map(({ label, note }) => `${label}: ${note}`)).toEqual([
      'No tools: 11 → 3 wood',
      'Use t1: 11 + 1 = 12 → 3 wood, no room: -2 points',
    ]);
  });
});

describe('feeding (P6.2, P6.3)', () => {
  const table = soloTable({ moves: setUp(0, 'village') });
  const snapshot = table.view(0);
  const [owner] = snapshot.players;
  const feeding = (more: object, kind: DecisionKind = 'feed') => ({
    ...snapshot,
    phase: 'feed' as const,
    decision: { player: 0, kind },
    players: [{ ...owner!, ...more }],
  });
  const told = (moves: readonly string[], more: object, kind: DecisionKind = 'feed'): string[] =>
    soloChoices(
      feeding(more, kind),
      moves.map((move) => stoneAge.parse(move)),
      EN,
    ).map(({ label, note }) => `${label}: ${note}`);

  it('puts what is missed least first', () => {
    expect(
      told(
        ['feed t1 agriculture=3', 'feed food=5', 'feed food=3 t1', 'feed food=4 agriculture=1'],
        {
          food: 6,
          tools: [2, 0, 0],
          agriculture: 3,
        },
      ),
    ).toEqual([
      'Feed with 5 food: leaves 1 food',
      'Feed with 4 food, 1 step of agriculture: leaves 2 food',
      'Feed with 3 food, tool 1 of 2: leaves 3 food; tokens leave the game',
      'Feed with tool 1 of 2, 3 steps of agriculture: tokens leave the game',
    ]);
  });

  it('gathers many ways in a list of their own', () => {
    const ways = [5, 4, 3, 2, 1].map(
      (food) => `feed food=${food}${food < 5 ? ` agriculture=${5 - food}` : ''}`,
    );
    const choices = told([...ways, 'feed agriculture=5', 'starve'], { food: 5, agriculture: 5 });
    expect(choices).toHaveLength(6);
    expect(choices.at(-2)).toBe('Feed with …: 2 other ways to pay');
  });

  it('says what starving costs', () => {
    expect(told(['starve'], { food: 3 })).toEqual([
      'Stay hungry: -10 points and -3 food; then 1 tool or step, 2 resources or 5 points',
    ]);
    expect(
      told(
        ['offer t1', 'offer agriculture=1', 'offer wood=2', 'offer points'],
        { tools: [3, 0, 0] },
        'offer',
      ),
    ).toEqual(['tool of 3: ', '1 step of agriculture: ', '2 wood: ', 'Give up points: -5 points']);
  });
});
