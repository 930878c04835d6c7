import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord } from '@ochre/kernel';
import { displayWidth } from '@ochre/terminal';
import { afterAll, describe, expect, it } from 'vitest';
import { Deciding } from './deciding.ts';
import { ending } from './ending.ts';
import type { KeyboardTable } from './keyboard-table.ts';
import { loadTable } from './load-file.ts';
import { Session } from './session.ts';
import { type FakeTerminal, fakeTerminal } from './testing/fake-terminal.ts';
import { letBotsMove, makeMoves, playOn, tableOf } from './testing/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string): string => join(folder, name);

function sitDown(table: KeyboardTable, answers: readonly string[], shape = {}) {
  const terminal = fakeTerminal(answers, shape);
  return { terminal, session: new Session(table, terminal, []) };
}

const start = (): KeyboardTable => tableOf(['me', 'greedy'], { rig: { firstPlayer: 0 } });
const choicesNow = (table: KeyboardTable) =>
  table.listed.terminal.choices(table.momentOf(table.decision!.player), table.legal);
const text = ({ shown }: FakeTerminal): string => shown.join('\n');

describe('a decision', () => {
  it('is asked again after what is not understood, and nothing has changed', async () => {
    const table = start();
    const { terminal, session } = sitDown(table, ['xyzzy', 'place hut 1', '99', 'b', '', 'hut']);
    expect(await new Deciding(session, 0).outcome()).toBe('moved');
    expect(terminal.asked).toHaveLength(6);
    expect(text(terminal)).toContain('hut takes exactly 2, not 1. (B3.3)');
    expect(table.plies.map(({ move }) => move)).toEqual(['place hut 2']);
  });

  it('may ask for one thing after the other', async () => {
    const table = start();
    const { terminal, session } = sitDown(table, ['2', '', '2', '3']);
    expect(await new Deciding(session, 0).outcome()).toBe('moved');
    expect(text(terminal)).toContain('You: Forest: how many people?');
    expect(table.plies[0]!.move).toBe('place forest 3');
  });

  it('shows long lists in pages', async () => {
    const table = start();
    const { terminal, session } = sitDown(table, ['more', '10'], { screen: true, rows: 40 });
    const deciding = new Deciding(session, 0);
    expect(await deciding.outcome()).toBe('moved');
    expect(table.plies[0]!.move).toBe('place card2 1');
    expect(text(terminal)).not.toContain('others: more');
  });

  it('can be taken back, until something new is seen', async () => {
    const table = start();
    const { session } = sitDown(table, ['forest 3', 'undo', 'hunt 5']);
    expect(await new Deciding(session, 0).outcome()).toBe('moved');
    await letBotsMove(table);
    expect(await new Deciding(session, 0).outcome()).toBe('again');
    expect(table.plies).toEqual([]);
    expect(session.sceneFor(0).news).toEqual([
      'Taken back: You, place forest 3, with what the bots did after it.',
    ]);
  });

  it('every command answers and asks again', async () => {
    const commands = [
      'help',
      'help rules',
      'why hut 1',
      'score',
      'cards',
      'card C05',
      'log',
      'board',
    ];
    const { terminal, session } = sitDown(start(), [...commands, 'undo', 'quit']);
    expect(await new Deciding(session, 0).outcome()).toBe('quit');
    expect(terminal.asked).toHaveLength(10);
    expect(text(terminal)).toContain('There is nothing to undo yet.');
    expect(Math.max(...terminal.shown.map(displayWidth))).toBeLessThanOrEqual(80);
  });

  it('reads another way to pay and trade as the one that is offered (S5.5)', async () => {
    const table = tableOf(['me', 'me'], { modules: ['style'], rig: { firstPlayer: 0 } });
    await makeMoves(table, [
      ...['place merchant 2', 'place hunt 4', 'place forest 1', 'place river 1'],
      ...['place card1 1', 'place hunt 1', 'use merchant'],
    ]);
    const named = 'buy card1 gold=1 trade jewelry=2 for gold=1';
    const offered = 'buy card1 wood=1 trade jewelry=2 for wood=1';
    const moves = choicesNow(table).flatMap(({ options }) => options.map(({ move }) => move));
    expect(moves).toContain(offered);
    expect(moves).not.toContain(named);
    const { session } = sitDown(table, [named]);
    expect(await new Deciding(session, 0).outcome()).toBe('moved');
    expect(table.plies.at(-1)!.move).toBe(offered);
  });

  const NAMES = ['Ana', 'Bartholomew', 'Christopher', 'Dee', 'Wilhelmina X'];
  const HUTS = ['H04', 'H01', 'H05', 'H02'];
  const STYLE = ['D02', 'D05', 'D04', 'D06', 'D03'];

  it.each([
    { most: 4, modules: [], stack: [] },
    { most: 4, modules: ['huts'], stack: HUTS },
    { most: 5, modules: ['style'], stack: STYLE },
    { most: 5, modules: ['style', 'huts'], stack: [...STYLE.slice(0, 3), ...HUTS] },
  ])('fits on a screen of 80 × 24 all game long, with 2 players or more and %j', async (game) => {
    const { most, modules, stack } = game;
    for (let players = 2; players <= most; players++) {
      const seats = Array.from({ length: players }, () => 'me' as const);
      const names = players % 2 === 0 ? [] : NAMES.slice(0, players);
      const table = tableOf(seats, { modules, names, rig: { stacks: [stack] } });
      await playOn(table, 400, async () => {
        // The whole question, and the first answer that asks for more.
        for (const answers of [['quit'], ['1', 'quit']]) {
          if (answers.length > 1 && choicesNow(table)[0]!.options.length === 1) continue;
          const { terminal, session } = sitDown(table, answers, { screen: true });
          await new Deciding(session, table.decision!.player).outcome();
          const lines = terminal.shown.slice(terminal.shown.lastIndexOf('(empty screen)') + 1);
          expect(lines.length).toBeLessThan(24);
          expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(80);
        }
      });
    }
  });
});

describe('quitting', () => {
  it('asks before an unsaved game is lost', async () => {
    const table = start();
    const answers = ['forest 3', 'quit', 'cancel', 'quit', 'no'];
    const { terminal, session } = sitDown(table, answers);
    await new Deciding(session, 0).outcome();
    await letBotsMove(table);
    expect(await new Deciding(session, 0).outcome()).toBe('quit');
    expect(terminal.asked.filter((prompt) => prompt.includes('not saved'))).toHaveLength(2);
  });

  it('Ctrl-C asks as well, and a second one quits', async () => {
    const table = start();
    const { terminal, session } = sitDown(table, ['forest 3']);
    await new Deciding(session, 0).outcome();
    await letBotsMove(table);
    expect(await new Deciding(session, 0).outcome()).toBe('quit');
    expect(terminal.asked.at(-1)).toContain('This game is not saved.');
  });

  it('does not ask when everything is saved', async () => {
    const table = start();
    const { terminal, session } = sitDown(table, ['forest 3', `save ${file('a')}`, 'quit']);
    await new Deciding(session, 0).outcome();
    await letBotsMove(table);
    expect(await new Deciding(session, 0).outcome()).toBe('quit');
    expect(terminal.asked.some((prompt) => prompt.includes('not saved'))).toBe(false);
  });
});

describe('around one keyboard', () => {
  /** Player 0 buys *one more card* with what the river brings. */
  const rig = { firstPlayer: 0, deck: ['C05', 'C04', 'C10', 'C11', 'C06'], dice: [6, 6, 6, 6] };
  const moves = ['place card1 1', 'place hunt 4', 'place river 4', 'place forest 1', 'use river'];

  async function twoPeople() {
    const table = tableOf(['me', 'me'], { rig, names: ['Ana', 'Ben'] });
    await makeMoves(table, moves);
    return table;
  }

  it('the keyboard is passed on when a card face down was on the screen (B6.7)', async () => {
    const table = await twoPeople();
    const { terminal, session } = sitDown(table, ['']);
    session.sceneFor(0);
    await table.move('buy card1 gold=1');
    session.sceneFor(0);
    expect(await session.handOverTo(0)).toBe(true);
    expect(terminal.asked).toEqual([]);
    expect(await session.handOverTo(1)).toBe(true);
    expect(terminal.asked).toEqual(['Please pass the keyboard to Ben, who presses Enter. ']);
    // Ben has none, so nothing is asked on the way back.
    session.sceneFor(1);
    expect(await session.handOverTo(0)).toBe(true);
    expect(terminal.asked).toHaveLength(1);
  });

  it('and only then', async () => {
    const table = await twoPeople();
    const { terminal, session } = sitDown(table, []);
    session.sceneFor(0);
    expect(await session.handOverTo(1)).toBe(true);
    expect(terminal.asked).toEqual([]);
  });

  it('the others hear of the card, but not which it is', async () => {
    const table = await twoPeople();
    const { session } = sitDown(table, []);
    await table.move('buy card1 gold=1');
    expect(session.newsFor(0).join()).toContain('draws the card “1 clay; 2 shamans”');
    const news = session.newsFor(1).join();
    expect(news).toContain('draws a card face down');
    expect(news).not.toContain('2 shamans');
  });
});

describe('saving and loading', () => {
  it('a running game goes on where it was, with a secret of its own', async () => {
    const table = start();
    const { terminal, session } = sitDown(table, []);
    await table.move('place forest 3');
    await letBotsMove(table);
    await session.save(file('running'));
    const path = file('running.ochre');
    expect(text(terminal)).toContain('does not hold its secret');
    expect(readFileSync(path, 'utf8')).not.toContain('Secret');
    expect(statSync(`${path}.secret`).mode & 0o777).toBe(0o600);
    const loaded = await loadTable(path, undefined, []);
    expect(loaded.view('all')).toEqual(table.view('all'));
    expect(loaded.seats).toEqual(table.seats);
    expect(loaded.plies).toEqual(table.plies);
    await loaded.move('place hunt 1');
    await table.move('place hunt 1');
    await letBotsMove(loaded);
    await letBotsMove(table);
    expect(loaded.view('all')).toEqual(table.view('all'));
  });

  it('never overwrites without asking', async () => {
    const path = file('mine.ochre');
    writeFileSync(path, 'mine');
    const no = sitDown(start(), ['']);
    await no.session.save(path);
    expect(no.terminal.asked).toEqual([`${path} exists already. Overwrite it? [no] `]);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(existsSync(`${path}.secret`)).toBe(false);
    const yes = sitDown(start(), ['yes']);
    await yes.session.save(path);
    expect(parseRecord(readFileSync(path, 'utf8')).moves).toEqual([]);
  });

  it('says clearly when it cannot', async () => {
    const { terminal, session } = sitDown(start(), []);
    await session.save(file('no/such/folder/x'));
    await session.save(folder);
    expect(text(terminal)).toMatch(/x\.ochre cannot be written: there is\s+no\s+such\s+folder/);
    expect(text(terminal)).toMatch(/is a folder: please name a file/);
  });

  it('says clearly what is wrong with a file', async () => {
    await expect(loadTable(file('none.ochre'), undefined, [])).rejects.toThrow('no such file');
    writeFileSync(file('bad.ochre'), 'hello');
    await expect(loadTable(file('bad.ochre'), undefined, [])).rejects.toThrow('not a game record');
    const { session } = sitDown(start(), []);
    await session.save(file('lonely'));
    const path = file('lonely.ochre');
    await expect(loadTable(path, ['me', 'me', 'me'], [])).rejects.toThrow('2 play in');
    writeFileSync(`${path}.secret`, '{"secret":"another","seats":["me"],"names":[]}');
    await expect(loadTable(path, ['me', 'me'], [])).rejects.toThrow('does not match');
    writeFileSync(`${path}.secret`, 'nonsense');
    await expect(loadTable(path, undefined, [])).rejects.toThrow('is not as "save" writes it');
    rmSync(`${path}.secret`);
    await expect(loadTable(path, undefined, [])).rejects.toThrow('is missing');
  });
});

describe('the end', () => {
  const finished = (): Promise<KeyboardTable> =>
    playOn(tableOf(['me', 'me'], { names: ['Ana', 'Ben'] }), 5000);

  it('shows the scoring, the winner and the secret', async () => {
    const { terminal, session } = sitDown(await finished(), ['nonsense', '9', '4', 'log', '1']);
    expect(await ending(session)).toBe('quit');
    expect(text(terminal)).toMatch(/The game is over after round \d+: /);
    expect(text(terminal)).toMatch(/total +-?\d+ +-?\d+/);
    expect(text(terminal)).toMatch(/(wins|share the victory) with \d+ points\./);
    expect(text(terminal)).toContain('secret      test');
    expect(Math.max(...terminal.shown.map(displayWidth))).toBeLessThanOrEqual(80);
  });

  it('saves a record that holds everything, and offers another game', async () => {
    const { session } = sitDown(await finished(), [`save ${file('over')}`, 'again']);
    expect(await ending(session)).toBe('again');
    expect(parseRecord(readFileSync(file('over.ochre'), 'utf8'))).toMatchObject({ secret: 'test' });
    expect(existsSync(file('over.ochre.secret'))).toBe(false);
    const loaded = await loadTable(file('over.ochre'), undefined, []);
    expect(loaded.decision).toBeUndefined();
  });
});
