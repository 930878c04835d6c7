import { walk } from '@ochre/kernel/contract';
import { describe, expect, it } from 'vitest';
import { stoneAge } from './game.ts';
import { seenScores } from './seen-score.ts';
import { startGame } from './testing/test-game.ts';

describe('the score if the game ended now', () => {
  it.each([{ players: 2 }, { players: 3 }, { players: 4 }, { players: 1, variant: 'solo' }])(
    'is the final one at the end of a game %j',
    (request) => {
      const snapshot = stoneAge.view(walk(stoneAge, request, 'seen'), 'spectator');
      const seen = seenScores(snapshot);
      expect(seen.map(({ breakdown }) => breakdown)).toEqual(snapshot.result!.breakdown);
      expect(seen.map(({ score }) => score)).toEqual(snapshot.result!.scores);
    },
  );

  it('B6.7: leaves out what the viewer may not see', () => {
    const { all } = startGame();
    const cards = ['C03', 'C12', 'C05', null, 'C06', 'C35'];
    const players = all.players.map((player) => ({
      ...player,
      cards,
      score: 7,
      buildings: ['B01'],
    }));
    expect(seenScores({ ...all, players })[0]).toMatchObject({
      culture: [2, 1],
      professions: { farmer: 0, toolmaker: 0, builder: 3, shaman: 2 },
      score: 7 + (4 + 1) + 3 * 1 + 2 * 5,
    });
  });
});
