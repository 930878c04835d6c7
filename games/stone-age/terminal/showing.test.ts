import { displayWidth, NO_INK } from '@ochre/terminal';
import { LANGUAGES } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { type Words, wordsIn } from './in-words.ts';
import { oddsIn } from './odds/index.ts';
import { presentationOf } from './presentations.ts';
import { soloOpening } from './solo/opening.ts';
import { playEagerly, playOn } from './testing/playing.ts';
import { soloTable, type TestTable, tableOf } from './testing/tables.ts';
import { veiled } from './testing/veiled.ts';

const WIDTHS = [60, 80, 120];

/** Everything that is shown of a game, at all widths. */
function shown(table: TestTable, words: Words): string[] {
  const viewer = table.decision?.player ?? 0;
  const moment = table.momentOf(viewer);
  const { view } = moment;
  const presentation = presentationOf(view, words);
  return WIDTHS.flatMap((width) => {
    const look = { seats: table.seats, ink: NO_INK, width, numbers: new Map<string, number>() };
    return [
      ...presentation.board(moment, look, { rows: 60, most: 60 }),
      ...presentation.board(moment, look, { rows: 17, most: 22 }),
      ...presentation.plainBoard(moment, look),
      ...presentation.plainStock(moment, look),
      ...presentation.scores(moment, look),
      ...presentation.cards(view, viewer),
      ...presentation.stacks(view, width),
      ...presentation.rules(view),
      ...presentation.legend(view),
      ...(table.decision === undefined ? presentation.result(view, look) : []),
    ];
  });
}

/** What is read although the words are veiled, but for players and the numbers of cards. */
const readable = (lines: readonly string[], players: RegExp): string[] => [
  ...new Set(
    lines
      .flatMap((line) => line.match(/[\p{L}\d]+/gu) ?? [])
      .filter((word) => /[^ξ\d]/u.test(word))
      .filter((word) => !/^[BCDHS]\d\d$/.test(word) && !players.test(word)),
  ),
];

const GAMES = [
  { players: 2, modules: [] },
  { players: 4, modules: ['huts'] },
  { players: 5, modules: ['style', 'huts'] },
];
const NAMES = ['A', 'B', 'C', 'D', 'E'];
/** "A", "AAB", "A5B2" */
const PLAYERS = /^[A-E\d]+$/;

/** What is answered, line by line. */
const odds = (
  asked: string,
  tools: string | undefined,
  oneUse: string | undefined,
  words: Words,
): string[] => {
  const values = { tools, 'one-use': oneUse };
  return oddsIn(words)
    .answer({ words: asked.split(' '), values })
    .text.split('\n');
};

describe('what is shown of Stone Age', () => {
  const words = veiled(wordsIn('de'));

  it.each(GAMES)('says nothing that is not in its words, with %j', ({ players, modules }) => {
    const seats = Array.from({ length: players }, () => 'me');
    const stacks = modules.includes('style') ? [['D04', 'D02'], ['D03'], ['D01']] : [];
    const table = tableOf(seats, { modules, names: NAMES.slice(0, players), rig: { stacks } });
    let seen = 0;
    const look = (): void => {
      if (seen++ % 150 === 0) expect(readable(shown(table, words), PLAYERS)).toEqual([]);
    };
    playOn(table, 2000, look);
    expect(table.decision).toBeUndefined();
    expect(readable(shown(table, words), PLAYERS)).toEqual([]);
  });

  it('nor does the one-player game', () => {
    const table = soloTable({ difficulty: 'harderTiles' });
    const own = /^(You|Y+\d*)$/;
    let seen = 0;
    const look = (): void => {
      if (seen++ % 40 === 0) expect(readable(shown(table, words), own)).toEqual([]);
    };
    playEagerly(table, 'showing', look);
    expect(readable(shown(table, words), own)).toEqual([]);
    const setup = table.state.setup;
    for (const day of ['2026-11-15', undefined]) {
      expect(readable(soloOpening({ setup, day }, words), own)).toEqual([]);
    }
  });

  it.each(['forest 3', 'hunt 10', 'quarry 8', 'D04 2'])('nor do the odds of %s', (asked) => {
    expect(readable(odds(asked, undefined, undefined, words), /^$/)).toEqual([]);
    expect(readable(odds(asked, '2,1', '4', words), /^o4$/)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the board in %s', (language) => {
  const words = wordsIn(language);

  it('fits on a screen of 80 × 24', () => {
    for (const { players, modules } of GAMES) {
      const seats = Array.from({ length: players }, () => 'me');
      const stacks = modules.includes('style') ? [['D04', 'D02'], ['D03'], ['D01']] : [];
      const table = tableOf(seats, { modules, rig: { stacks } });
      let seen = 0;
      playOn(table, 500, () => {
        if (seen++ % 11 === 0) fits(table, words);
      });
    }
  });

  it('has room for all odds', () => {
    for (const asked of ['hunt 10', 'claypit 7', 'D04 3']) {
      for (const line of odds(asked, '4,3,1', '2,3,4', words)) {
        expect(displayWidth(line)).toBeLessThanOrEqual(80);
      }
    }
  });

  it('fits in the one-player game too', () => {
    const table = soloTable();
    let seen = 0;
    playEagerly(table, 'fitting', () => {
      if (seen++ % 5 === 0) fits(table, words);
    });
  });
});

/** Two rows are left for the question and the answer. */
function fits(table: TestTable, words: Words): void {
  const viewer = table.decision?.player ?? 0;
  const moment = table.momentOf(viewer);
  const presentation = presentationOf(moment.view, words);
  const numbers = new Map(moment.view.cards.map((_, at) => [`card${at + 1}`, at + 1]));
  const look = { seats: table.seats, ink: NO_INK, width: 80, numbers };
  const room = { rows: 17, most: 22 };
  const lines = presentation.board(moment, look, room);
  expect(lines.length).toBeLessThanOrEqual(22);
  // Places and what is sold stand beside each other in all languages.
  const english = presentationOf(moment.view, wordsIn('en')).board(moment, look, room);
  expect(lines.length).toBeLessThanOrEqual(english.length + 2);
  const texts = [
    ...lines,
    ...presentation.plainBoard(moment, look),
    ...presentation.scores(moment, look),
  ];
  for (const text of texts) expect(displayWidth(text)).toBeLessThanOrEqual(80);
  expect(texts.join('\n')).not.toMatch(/undefined|NaN|Infinity/);
}
