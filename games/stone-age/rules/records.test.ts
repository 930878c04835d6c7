import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, printRecord, replay } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { stoneAge } from './game.ts';

/**
 * Finished games of every released rules version, which replay to the same score for ever. A file
 * is named after its rules version, players, variant, modules and how it ended. Never change or remove one.
 */
const folder = new URL('./records/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.ochre'));
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

describe.each(names)('the recorded game %s', (name) => {
  it('replays move by move to the same dice, scores and winners', () => {
    const text = read(name);
    const playthrough = replay(stoneAge, parseRecord(text));
    expect(stoneAge.decision(playthrough.state)).toBeUndefined();
    expect(printRecord(playthrough.record())).toBe(text);
    const { players, modules, variant = [] } = playthrough.setup;
    const { ended } = playthrough.state;
    expect(name).toBe(
      `${[stoneAge.rulesVersion, players, 'players', variant, modules, ended].flat().join('-')}.ochre`,
    );
  });
});

it('there is a recorded game for every number of players and way of ending', () => {
  const expected = [2, 3, 4].flatMap((players) => [
    `2-${players}-players-cards.ochre`,
    `2-${players}-players-stack.ochre`,
    `2-${players}-players-huts-cards.ochre`,
  ]);
  const withStyle = [
    '2-players-style',
    '3-players-style',
    '4-players-style-huts',
    '5-players-style-huts',
  ];
  expected.push(...withStyle.map((name) => `2-${name}-cards.ochre`));
  expected.push('2-1-players-solo-cards.ochre', '2-1-players-solo-stack.ochre');
  expect(names).toEqual(expect.arrayContaining(expected));
});
