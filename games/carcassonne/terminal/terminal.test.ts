import { displayWidth } from '@ochre/terminal';
import { LANGUAGES } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { type Action, carcassonne, type Event } from '../rules/index.ts';
import { terminalIn } from './index.ts';
import type { CarcassonneMoment } from './moment.ts';
import { lookOf, TestTable } from './testing/table.ts';

const TERMINALS = { en: terminalIn('en'), es: terminalIn('es'), de: terminalIn('de') };
const terminal = TERMINALS.en;
const READERS = { seats: ['Ana', 'Ben', 'Uma', 'Kai', 'Noa'].map((name) => ({ name })), viewer: 0 };

/** Words that stand in no other language of ours; moves are English in all of them. */
const ENGLISH =
  /\b(the|you|your|and|with|for|of|tile|tiles|city|cities|road|roads|farm|farms|field|follower|followers|points?|now|free|none|places?|lays?|scores?|nothing|left|keep)\b/i;

/** Games in which all that can happen does: some of their moments, and everything that happened. */
const SEEN: { readonly moment: CarcassonneMoment; readonly legal: readonly Action[] }[] = [];
const TOLD: Event[] = [];
for (const [request, seed] of [
  [{ players: 2 }, 'two'],
  [{ players: 3, options: { farmers: 'cities' } }, 'three'],
  [{ players: 5, modules: ['shrine'] }, 'five'],
] as const) {
  let count = 0;
  const table = new TestTable(request, seed).playOn(undefined, ({ moment, legal }) => {
    if (count++ % 7 === 0) SEEN.push({ moment, legal });
  });
  TOLD.push(...table.past);
}

/** K6, K7: a heretic of the first player challenges a monk, who wins. */
function challenge(): TestTable {
  const cloister = ['lay 0,1 r0', 'claim cloister'];
  const rig = { tiles: ['B', 'SH1'], firstPlayer: 0 };
  const table = new TestTable({ players: 2, modules: ['shrine'], rig });
  for (const move of [...cloister, 'lay -1,1 r0', 'claim shrine']) table.move(move);
  return table;
}

describe('choices', () => {
  it('have every legal move once, squares as they are read', () => {
    for (const { moment, legal } of SEEN) {
      const choices = terminal.choices(moment, legal);
      const moves = choices.flatMap(({ options }) => options.map(({ move }) => move));
      expect(moves.slice().sort()).toEqual(legal.map(carcassonne.print).sort());
      for (const { words, options } of choices) {
        for (const { move } of options) expect(move.startsWith(words)).toBe(true);
      }
    }
  });

  it('say what a claim is worth', () => {
    const rig = { tiles: ['E', 'U', 'E'], firstPlayer: 0 };
    const table = new TestTable({ players: 2, rig }).move('lay 0,-1 r2');
    const notes = (): string[] =>
      terminal.choices(table.moment, table.legal).map(({ label, note }) => `${label}: ${note}`);
    expect(notes()).toEqual([
      'city s: complete: 4 points',
      'field nnw: 3 points at the end',
      'none: keep 7 followers',
    ]);
    table.move('claim none').move('lay 1,0 r0');
    expect(notes()[0]).toBe('road e: 2 now, 2 if complete');
  });

  it.each([
    ['for whoever decides', ['N', 'U', 'E'], 'r3 city +6'],
    ['for others', ['N', 'E'], 'r3 city +6 for others'],
  ])('say what a turn completes %s', (_whom, tiles, note) => {
    const table = new TestTable({ players: 2, rig: { tiles, firstPlayer: 0 } })
      .move('lay 0,-1 r2')
      .move('claim city e');
    if (tiles.length > 2) table.move('lay 1,0 r0').move('claim none');
    const choices = terminal.choices(table.moment, table.legal);
    expect(choices.find(({ label }) => label === '1,-1')?.note).toBe(note);
  });
});

const CHOICES = {
  en: SEEN.flatMap(({ moment, legal }) => TERMINALS.en.choices(moment, legal)),
  es: SEEN.flatMap(({ moment, legal }) => TERMINALS.es.choices(moment, legal)),
  de: SEEN.flatMap(({ moment, legal }) => TERMINALS.de.choices(moment, legal)),
};

describe.each(LANGUAGES)('in %s', (language) => {
  const spoken = TERMINALS[language];

  it('labels leave room for notes in 80 columns', () => {
    for (const { label, note } of CHOICES[language]) {
      expect(displayWidth(label)).toBeLessThanOrEqual(20);
      expect(note).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('every event is told as a sentence, or said by another', () => {
    const untold = new Set<Event['type']>();
    const types = new Set<Event['type']>();
    const tell = (event: Event): void => {
      const text = spoken.sentence(event, READERS);
      if (text === undefined) untold.add(event.type);
      else {
        types.add(event.type);
        expect(text).toMatch(/^[\p{Lu}].*\.$/u);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        if (language !== 'en') expect(text).not.toMatch(ENGLISH);
      }
    };
    for (const event of [...TOLD, ...challenge().past]) tell(event);
    const lost: Event = { type: 'challengeLost', player: 1, x: 0, y: 0, winner: 0 };
    const [by, against] = [[0, 0] as const, [1, 0] as const];
    tell(lost);
    tell({ type: 'challenged', player: 0, by, opponent: 0, against });
    tell({ type: 'challenged', player: 1, by, opponent: 0, against });
    tell({ type: 'removed', player: 1, tile: 'C' });
    tell({ type: 'over', scores: [1, 2], winners: [1] });
    expect([...untold]).toEqual(['returned']);
    expect(types.size).toBe(9);
  });

  it('everything that is asked is said without another language', () => {
    if (language === 'en') return;
    for (const { moment } of SEEN) expect(spoken.question(moment)).not.toMatch(ENGLISH);
    for (const { label, note, ask } of CHOICES[language]) {
      for (const text of [label, note, ask]) expect(text).not.toMatch(ENGLISH);
    }
  });

  it('commands answer, whatever is asked', () => {
    for (const { moment } of SEEN.filter((_, at) => at % 9 === 0)) {
      const look = lookOf(moment.view.players.length);
      for (const { reply } of spoken.commands) {
        for (const rest of ['', 'v', '0 0', '-3,2', '999,999', 'x'.repeat(500), 'SH1']) {
          const lines = reply(moment, rest, look);
          expect(lines.length).toBeGreaterThan(0);
          expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    }
  });

  it('the end has the scores and winners of the rules (C6.7)', () => {
    for (const seed of ['a', 'b', 'c']) {
      const table = new TestTable({ players: 3, modules: ['shrine'] }, seed).playOn();
      const look = lookOf(3);
      const lines = spoken.ending(table.moment, look);
      const scores = carcassonne.scores(table.state);
      for (const [seat, score] of scores.entries()) {
        const row = lines.find((line) => line.startsWith(look.seats[seat]!.name));
        expect(row).toMatch(new RegExp(` ${score}$`));
      }
      const { breakdown, ending } = spoken.lookBack(table.state);
      expect(breakdown.map((one) => Object.values(one).reduce((sum, n) => sum + n, 0))).toEqual(
        scores,
      );
      expect(spoken.endings[ending]).toBeDefined();
      for (const line of Object.keys(breakdown[0]!)) expect(spoken.scoring[line]).toBeDefined();
    }
  });
});

describe('the rules', () => {
  it('tell of the shrine and of options where they are played', () => {
    const { view } = new TestTable({ players: 2 }).moment;
    expect(terminal.rules(view).join(' ')).not.toMatch(/heretic|Farmers:/);
    const request = { players: 2, modules: ['shrine'], options: { farmers: 'none' } };
    const other = new TestTable(request).moment.view;
    expect(terminal.rules(other).join(' ')).toMatch(/heretic.*Farmers: no farmers\./);
  });
});

describe('news', () => {
  it('are one sentence for what a player did in a row', () => {
    const rig = { tiles: ['E', 'U'], firstPlayer: 0 };
    const table = new TestTable({ players: 2, rig }).move('lay 0,-1 r2').move('claim city s');
    expect(terminal.news(table.past, table.moment, lookOf(2))).toEqual([
      'You lay tile E at 0,-1, place a knight in the city, and score 4 points for a city.',
    ]);
  });

  it('tell of a challenge (K6)', () => {
    const table = challenge();
    expect(terminal.news(table.past, table.moment, lookOf(2)).at(-1)).toBe(
      'Heron lays tile SH1 at -1,1, places a heretic in the shrine, and challenges you.',
    );
  });
});
