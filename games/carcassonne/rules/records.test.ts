import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, printRecord, replay } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { carcassonne } from './game.ts';

/**
 * Finished games of every released rules version, which replay to the same score for ever. A file is
 * named after its rules version, players and modules. Never change or remove one.
 */
const folder = new URL('./records/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.ochre'));

describe.each(names)('the recorded game %s', (name) => {
  it('replays move by move to the same tiles, scores and winners', () => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const playthrough = replay(carcassonne, parseRecord(text));
    expect(carcassonne.decision(playthrough.state)).toBeUndefined();
    expect(printRecord(playthrough.record())).toBe(text);
    const { players, modules } = playthrough.setup;
    expect(name).toBe(
      `${[carcassonne.rulesVersion, players, 'players', modules].flat().join('-')}.ochre`,
    );
  });
});

it('there is a recorded game for every number of players, with and without the shrine', () => {
  const expected = [2, 3, 4, 5].flatMap((players) => [
    `1-${players}-players.ochre`,
    `1-${players}-players-shrine.ochre`,
  ]);
  expect(names).toEqual(expect.arrayContaining(expected));
});
