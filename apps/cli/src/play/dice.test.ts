import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Playthrough } from '@ochre/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import type { KeyboardTable } from './keyboard-table.ts';
import { loadTable } from './load-file.ts';
import { letBotsMove, makeMoves, playOn, soloTable, tableOf } from './testing/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-dice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Saved by version 0.1.0, when a game in the terminal was no table of `match` yet. */
const SAVED = `[Format "1"]
[Rules "2"]
[Game "stone-age"]
[Players "2"]
[Commitment "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"]

1: place hut 2
0: place hunt 1
1: place toolmaker 1
0: place forest 1
1: place card1 1
0: place claypit 1
1: place quarry 1
0: place river 1
0: place card2 1
1: use toolmaker
1: use hut
1: use quarry ; 1
1: tools none
1: leave card1
0: use hunt ; 5
0: use forest ; 5
`;
const COMPANION = { secret: 'x', seats: ['me', 'greedy'], names: ['You', 'Heron'] };

/** What happened then in the rest of that round and the next one. */
const THEN = [
  ...['use claypit ; 2', 'use river ; 3', 'leave card2'],
  ...['place hunt 1', 'place hut 2', 'place forest 1', 'place toolmaker 1', 'place claypit 1'],
  ...['place card2 1', 'place quarry 1', 'place river 2', 'place card1 1'],
  ...['use hunt ; 3', 'use forest ; 1', 'use claypit ; 6', 'use quarry ; 2'],
  ...['buy card1 wood=1 ; 2 1', 'pick 1', 'pick 2', 'use toolmaker', 'use hut', 'use river ; 1 4'],
];

function saved(): string {
  const path = join(folder, 'saved.ochre');
  writeFileSync(path, SAVED);
  writeFileSync(`${path}.secret`, JSON.stringify(COMPANION));
  return path;
}

describe('a game that was saved before', () => {
  it('goes on with the same cards and dice', async () => {
    const table = await loadTable(saved(), ['me', 'me'], []);
    const before = table.plies.length;
    await makeMoves(
      table,
      THEN.map((line) => line.replace(/ ;.*/, '')),
    );
    const { moves } = table.record();
    expect(
      moves
        .slice(before)
        .map(({ move, dice }) => (dice.length > 0 ? `${move} ; ${dice.join(' ')}` : move)),
    ).toEqual(THEN);
  });

  it('goes on against the bot it was played with', async () => {
    const table = await loadTable(saved(), undefined, []);
    expect(table.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['You', undefined],
      ['Heron', 'greedy'],
    ]);
    await makeMoves(table, ['use claypit', 'use river', 'leave card2', 'place hunt 1']);
    await letBotsMove(table);
    expect(table.plies.at(-1)?.player).toBe(1);
  });
});

describe('dice', () => {
  const games: [string, () => KeyboardTable][] = [
    ['around one keyboard', () => tableOf(['me', 'me', 'me'], { seed: 'some secret' })],
    ['with expansions', () => tableOf(['me', 'greedy'], { modules: ['style', 'huts'] })],
    ['that are given', () => tableOf(['me', 'me'], { rig: { dice: [1, 2, 3, 4, 5, 6] } })],
    ['alone', () => soloTable({ seed: 'alone' })],
  ];

  it.each(games)('come from the secret and nothing else: %s', async (_how, begin) => {
    const table = await playOn(begin(), 150);
    const { listed, setup, secret, plies } = table;
    const plain = new Playthrough(listed.rules, setup, { secret, nonces: [] });
    for (const { move } of plies) plain.move(listed.rules.parse(move));
    expect(table.record()).toEqual(plain.record());
    expect(table.view('all')).toEqual(listed.rules.view(plain.state, 'all'));
  });
});
