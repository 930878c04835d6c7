import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, replay } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { displayWidth } from '@ochre/terminal';
import { afterAll, describe, expect, it } from 'vitest';
import { Deciding } from './deciding.ts';
import { playGames } from './index.ts';
import type { KeyboardTable } from './keyboard-table.ts';
import { loadTable } from './load-file.ts';
import { readPlayOptions } from './options.ts';
import { Session } from './session.ts';
import { type FakeTerminal, fakeTerminal } from './testing/fake-terminal.ts';
import { makeMoves, playEagerly, setUp, snapshotOf, soloTable } from './testing/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-solo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string): string => join(folder, name);

const NOW = new Date('2026-11-15T12:00:00Z');
const ones = (count: number): string[] => Array.from({ length: count }, () => '1');
const text = ({ shown }: FakeTerminal): string => shown.join('\n');

/** Plays as the command does, with these answers. */
async function played(args: readonly string[], answers: readonly string[], shape = {}) {
  const terminal = fakeTerminal(answers, shape);
  await playGames(readPlayOptions(args, NOW), terminal);
  return terminal;
}

/** One decision after the other, with these answers. */
async function decide(table: KeyboardTable, answers: readonly string[], shape = {}) {
  const terminal = fakeTerminal(answers, shape);
  const session = new Session(table, terminal, []);
  let outcome = 'moved';
  while (outcome !== 'quit' && table.decision !== undefined) {
    outcome = await new Deciding(session, 0).outcome();
  }
  return { terminal, session };
}

describe('a whole game', () => {
  it.each([{ screen: false }, { screen: true }, { screen: true, width: 120, rows: 40 }])(
    'ends with the scoring and the grade: %j',
    async (shape) => {
      const terminal = await played(['--solo', '--seed', 'x'], ones(3000), shape);
      const shown = text(terminal);
      expect(shown).toMatch(/The game is over after turn \d+: /);
      expect(shown).toMatch(/score track +-?\d+ +resources on the board +-?\d+/);
      expect(shown).toMatch(/-?\d+ points: a defeat\. \d+ more would have been a victory\./);
      expect(shown).toContain('secret      x');
      expect(shown).not.toMatch(/undefined|NaN|Infinity|\[object/);
      expect(shown.trimEnd()).toMatch(/Goodbye\.$/);
      expect(Math.max(...terminal.shown.map(displayWidth))).toBeLessThanOrEqual(terminal.width);
    },
  );

  it('says what solo is, and tells turns, not rounds', async () => {
    const terminal = await played(['--solo', '--difficulty', 'easier1', '--seed', 'x'], ones(60));
    expect(text(terminal)).toContain('Solo, easier1 (17 cards, stacks of 6 tiles).');
    expect(text(terminal)).toContain('Turn 2.');
    expect(text(terminal)).not.toMatch(/\bround/i);
  });

  it('another one is a new game, and not the daily one again', async () => {
    const terminal = await played(['--daily'], [...ones(400), '3', 'quit', 'no']);
    const end = terminal.shown.lastIndexOf('A line to share:');
    expect(terminal.shown[end + 1]).toMatch(
      /^Ochre · Stone Age daily solo, 2026-11-15 [🟩🟨⬜]{6} -?\d+ points?, defeat, \d+ turns$/u,
    );
  });

  it('fits on a screen of 80 × 24 from the set-up to the end', async () => {
    for (const seed of ['one', 'two']) {
      const table = soloTable({ seed });
      await playEagerly(table, seed, async () => {
        // The whole question, and a choice that asks for more.
        const more = table.listed.terminal
          .choices(table.momentOf(0), table.legal)
          .findIndex(({ options }) => options.length > 1);
        for (const answers of [['quit'], ...(more < 0 ? [] : [[`${more + 1}`, 'quit']])]) {
          const terminal = fakeTerminal(answers, { screen: true });
          const session = new Session(table, terminal, ['a notice']);
          await new Deciding(session, 0).outcome();
          const lines = terminal.shown.slice(terminal.shown.lastIndexOf('(empty screen)') + 1);
          expect(lines.length).toBeLessThan(24);
          expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(80);
          expect(lines.join('\n')).toMatch(/Elder (in|not)/);
          expect(lines.join('\n')).toContain('if it ended now');
        }
      });
    }
  });
});

/** The same position, to be played on without changing the other. */
const copyOf = (table: KeyboardTable): KeyboardTable =>
  soloTable({ seed: table.secret, moves: table.plies.map(({ move }) => move) });

describe('what is typed', () => {
  it('a number is a count where counts are asked for, and the rules refuse others', async () => {
    const table = soloTable();
    const answers = ['60', '-1', '7', 'wood 21', 'stock wood 6', '4 clay', 'stone 0', '0', 'river'];
    const { terminal } = await decide(table, answers);
    expect(text(terminal)).toContain('At most 50 food can be added to the hunting grounds. (P1.6)');
    expect(text(terminal)).toContain('There are only 20 wood on the board to remove. (P1.6)');
    expect(table.plies.map(({ move }) => move)).toEqual([
      ...['stock food 7', 'stock wood 6', 'stock clay 4', 'stock stone 0', 'stock gold 0'],
      'elder river',
    ]);
  });

  it.each([
    ['quarry 2', 'The elder stands in quarry: it is closed. (P3.1)'],
    ['card1', 'There is no card on card1. (P4.1)'],
    ['why elder river', /\(P5\.4\)|\(P1\.6\)/],
    ['offer wood=1', /\(P6\.3\)/],
    ['cycle building1=1', /\(P5\.4\)/],
    ['slide deck', /\(P5\.3\)/],
    ['draw outside', /\(P5\.6\)/],
    ['roll 2', /\(P5\.5\)/],
    ['tool new', /\(P4\.5\)/],
    ['stock food 3', /\(P1\.6\)/],
    ['starve', /\(P6\.3\)|\(B8\.2\)/],
    ['gibberish', /is neither a move nor a command/],
  ])('%s is refused with its rule, and nothing has changed', async (answer, reply) => {
    const table = soloTable({ moves: setUp(5, 'quarry') });
    const before = table.view('all');
    const { terminal } = await decide(table, [answer]);
    expect(text(terminal)).toMatch(reply);
    expect(table.view('all')).toEqual(before);
  });

  it('every command answers and asks again', async () => {
    const commands = ['help', 'help rules', 'why hut 1', 'score', 'cards', 'card C05', 'stacks'];
    const table = soloTable({ moves: setUp(5, 'quarry') });
    const { terminal } = await decide(table, [...commands, 'log', 'board', 'undo', 'quit', 'no']);
    const shown = text(terminal);
    expect(shown).toContain('Alone against the board');
    expect(shown).toContain('card2: 2 stone, C');
    expect(shown).toContain('You take the top card of the outside stack, or any discarded');
    expect(shown).toContain('more for a victory, which begins at 120.');
    expect(Math.max(...terminal.shown.map(displayWidth))).toBeLessThanOrEqual(80);
  });
});

describe('the open stacks (P1.3, P1.4)', () => {
  const table = soloTable({ moves: setUp(5, 'quarry') });
  const { drawStack, stacks } = snapshotOf(table, 'all').solo!;

  it('are told in order at any time, without the outside stack', async () => {
    for (const shape of [{}, { screen: true }, { screen: true, width: 40 }]) {
      const { terminal } = await decide(copyOf(table), ['stacks'], shape);
      const shown = terminal.shown.slice(
        terminal.shown.findIndex((line) => line.startsWith('building1, from the top')),
      );
      const all = [...stacks.flat(), ...drawStack];
      const told = shown.join('\n').match(/\b[BC]\d\d\b/g)!;
      expect(told.slice().sort()).toEqual(all.sort());
    }
  });

  it('in their order', async () => {
    const { terminal } = await decide(copyOf(table), ['stacks'], { screen: true, width: 40 });
    const told = text(terminal).match(/\d+\. [BC]\d\d/g)!;
    expect(told.map((entry) => entry.slice(-3))).toEqual([...stacks.flat(), ...drawStack]);
  });
});

describe('taking back', () => {
  it('goes past what was open anyway, to the last roll or card unseen', async () => {
    // A whole turn without dice: the elder takes food, and the cards on spaces 2 and 3 score.
    const rig = { deck: ['C22', 'C28', 'C35', 'C03'] };
    const turn = ['place card2 1', 'place card3 1', 'place toolmaker 1', 'place building1 1'];
    const table = soloTable({
      rig,
      moves: [...setUp(0, 'hunt'), ...turn, 'place building2 1', 'buy card3 food=3', 'slide deck'],
    });
    const before = table.view('all');
    await makeMoves(table, ['use toolmaker', 'tool new']);
    for (const move of ['tool new', 'use toolmaker']) {
      expect(await table.undo()).toMatchObject({ kind: 'taken', plies: [{ move }] });
    }
    expect(table.view('all')).toEqual(before);
  });

  it('stops at dice', async () => {
    const table = soloTable({ moves: [...setUp(5, 'quarry'), 'place forest 5', 'use forest'] });
    const { terminal } = await decide(table, ['undo', 'quit', 'no']);
    expect(text(terminal)).toContain('The last move stands: dice have been rolled since.');
  });
});

describe('saving and loading', () => {
  it('a daily game goes on, and is still the daily one', async () => {
    const path = file('daily.ochre');
    const table = soloTable({ seed: 'ochre daily solo 2026-11-14', moves: setUp(5, 'quarry') });
    await decide(table, ['forest 3', `save ${path}`, 'quit']);
    expect(readFileSync(path, 'utf8')).toContain('[Variant "solo"]');
    const loaded = await loadTable(path, undefined, []);
    expect(loaded.view('all')).toEqual(table.view('all'));
    expect(loaded.daily?.day).toBe('2026-11-14');
    expect(loaded.momentOf(0)).toEqual(table.momentOf(0));

    const terminal = await played(['--load', path], [...ones(1000)]);
    expect(text(terminal)).toContain('The daily game of 2026-11-14 (UTC), standard');
    expect(text(terminal)).toContain('Ochre · Stone Age daily solo, 2026-11-14 ');
  });

  it('a finished game replays', async () => {
    const path = file('whole.ochre');
    await played(
      ['--solo', '--seed', 'x'],
      [...ones(2000).flatMap((one) => [one, `save ${path}`, 'yes'])],
    );
    const record = parseRecord(readFileSync(path, 'utf8'));
    expect(stoneAge.decision(replay(stoneAge, record).state)).toBeUndefined();
  });
});

describe('the start without options', () => {
  it('offers solo, and asks how difficult', async () => {
    const terminal = await played(['--seed', 'x'], ['solo', 'harderT', 'quit']);
    expect(text(terminal)).toContain('solo: alone, without bots, against the board and the elder');
    expect(text(terminal)).toContain('Solo, harderTiles (16 cards, stacks of 5 tiles).');
  });

  it('offers the daily game', async () => {
    const terminal = await played([], ['daily', 'quit']);
    expect(text(terminal)).toContain('daily: solo, the game of 2026-11-15, the same for everyone');
    expect(text(terminal)).toContain('The daily game of 2026-11-15 (UTC), standard');
  });

  it('may be left at every question', async () => {
    for (const answers of [[], ['solo']]) {
      expect((await played([], answers)).shown.at(-1)).toBe('Goodbye.');
    }
  });

  it('does not ask those who named expansions', async () => {
    expect((await played(['--modules', 'style'], [])).asked[0]).toContain('How many players');
  });
});
