import { NO_INK, seatsOf, toAscii } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { wordsIn } from './in-words.ts';
import { scoresNow, scoreTable, verdict } from './score-table.ts';
import { tableOf } from './testing/tables.ts';

const EN = wordsIn('en');
const seats = seatsOf(['me', 'greedy']);
const LOOK = { seats, ink: NO_INK, width: 80, numbers: new Map<string, number>(), words: EN };
const points = (track: number, culture: number) => ({
  track,
  culture,
  farmers: 2,
  toolmakers: 0,
  builders: 0,
  shamans: 10,
  resources: 1,
});

describe('the scoring table', () => {
  it('is read line by line, with a total', () => {
    const lines = scoreTable([points(80, 16), points(61, 9)], seats, 80, EN);
    expect(lines.map(toAscii).join('\n')).toMatchInlineSnapshot(`
      "                          You  Heron
      score track                80     61
      culture, sets squared      16      9
      farmers x agriculture       2      2
      toolmakers x tools          0      0
      builders x buildings        0      0
      shamans x people           10     10
      resources left              1      1
      ------------------------------------
      total                     109     83"
    `);
  });

  it('says what it cannot know of others', () => {
    const snapshot = tableOf(['me', 'greedy']).view(0);
    const [you, heron] = snapshot.players;
    const hiding = { ...snapshot, players: [you!, { ...heron!, hiddenCards: 1 }] };
    expect(scoresNow(hiding, LOOK, 0).at(-1)).toBe('Cards face down of others are not in it.');
    expect(scoresNow(hiding, LOOK, 1).at(-1)).toMatch(/^total/);
  });
});

describe('the verdict', () => {
  const over = (scores: number[], winners: number[], agriculture: number[]) => {
    const snapshot = tableOf(['me', 'greedy']).view('all');
    return {
      ...snapshot,
      players: snapshot.players.map((player, at) => ({ ...player, agriculture: agriculture[at]! })),
      result: { scores, winners, breakdown: [] },
    };
  };

  it('names the winner', () => {
    expect(verdict(over([121, 98], [0], [0, 0]), seats, EN)).toEqual(['You win with 121 points.']);
    expect(verdict(over([12, 98], [1], [0, 0]), seats, EN)).toEqual(['Heron wins with 98 points.']);
  });

  it('explains a tie-break (B10.4)', () => {
    expect(verdict(over([98, 98], [1], [2, 4]), seats, EN)).toEqual([
      'You and Heron are tied at 98. Agriculture + tools + people decide (B10.4): ' +
        'You 7, Heron 9: the higher one wins.',
      'Heron wins with 98 points.',
    ]);
  });

  it('tells a shared victory (B10.4)', () => {
    expect(verdict(over([98, 98], [0, 1], [2, 2]), seats, EN)).toEqual([
      'You and Heron are tied at 98. Agriculture + tools + people decide (B10.4): ' +
        'You 7, Heron 7: still a tie.',
      'You and Heron share the victory with 98 points.',
    ]);
  });
});
