import { ALL_CARDS, ALL_TILES, type Event } from '@ochre/stone-age/rules';
import { type Choice, displayWidth, type Look, NO_INK } from '@ochre/terminal';
import { LANGUAGES } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { terminalIn } from './index.ts';
import { playEagerly, playOn } from './testing/playing.ts';
import { setUp, soloTable, type TestTable, tableOf } from './testing/tables.ts';

const TERMINALS = {
  en: terminalIn('en'),
  es: terminalIn('es'),
  de: terminalIn('de'),
};
type Terminal = (typeof TERMINALS)['en'];

const READERS = { seats: ['Ana', 'Ben', 'Uma', 'Kai', 'Noa'].map((name) => ({ name })), viewer: 0 };

/** Games in which all that can happen does, at the moments at which somebody is asked. */
function everywhere(see: (table: TestTable) => void): void {
  const five = tableOf(['me', 'easy', 'easy', 'easy', 'easy'], { modules: ['style', 'huts'] });
  playOn(five, 900, see);
  playOn(tableOf(['me', 'easy', 'easy', 'easy']), 700, see);
  for (const game of [0, 1, 2, 3]) {
    const seed = `solo ${game}`;
    playEagerly(soloTable({ seed, moves: setUp(3 * game, 'hunt') }), seed, see);
    playOn(soloTable({ seed }), 60, see);
  }
}

const textsOf = ({ label, note, ask, options }: Choice): string[] => [
  label,
  note,
  ask,
  ...options.flatMap((option) => [option.label, option.note]),
];

/** Everything that is asked of whoever decides. */
function asked(table: TestTable, terminal: Terminal): string[] {
  const moment = table.momentOf(table.decision?.player ?? 0);
  return [terminal.question(moment), ...terminal.choices(moment, table.legal).flatMap(textsOf)];
}

/** Words that stand in no other language of ours; moves and ids are English in all of them. */
const ENGLISH =
  /\b(the|you|your|and|with|for|of|people|person|food|wood|clay|stone|jewelry|tool|tools|card|cards|building|takes?|places?|rolls?|pays?|gets?|leave|points?|nothing|cost|costs|there|left|how|which|what)\b/;

/** Without ids, numbers and signs: is anything left to be said in a language? */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\b[toCBDSH]\d+\b/g, ''));

describe.each(['es', 'de'] as const)('the terminal in %s', (language) => {
  it('asks every question, and offers every choice, without English', () => {
    const seen = new Set<string>();
    everywhere((table) => {
      const texts = asked(table, TERMINALS[language]);
      const english = asked(table, TERMINALS.en);
      for (const [at, text] of texts.entries()) {
        if (seen.has(text)) continue;
        seen.add(text);
        expect(text).not.toMatch(ENGLISH);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        if (hasWords(text)) expect(text).not.toBe(english[at]);
      }
    });
    expect(seen.size).toBeGreaterThan(500);
  });

  it('tells every type of event without English', () => {
    const types = new Set<Event['type']>();
    const past: Event[] = [];
    everywhere((table) => past.push(...table.momentOf(0).past.slice(-20)));
    for (const event of past) {
      const text = TERMINALS[language].sentence(event, READERS);
      if (text === undefined) continue;
      types.add(event.type);
      expect(text).toMatch(/^[\p{Lu}\d¡¿].*\.$/u);
      expect(text).not.toMatch(ENGLISH);
      expect(text).not.toBe(TERMINALS.en.sentence(event, READERS));
    }
    expect(types.size).toBeGreaterThan(27);
  });

  it('explains every card and building without English', () => {
    const table = tableOf(['me', 'easy']);
    const [, card] = TERMINALS[language].commands;
    const look: Look = { seats: table.seats, ink: NO_INK, width: 80, numbers: new Map() };
    for (const moment of [table.momentOf(0), soloTable().momentOf(0)]) {
      for (const { id } of [...ALL_CARDS, ...ALL_TILES]) {
        const text = card!.reply(moment, id, look).join(' ');
        expect(text.length).toBeGreaterThan(40);
        expect(text).not.toMatch(ENGLISH);
      }
    }
  });
});

it.each(LANGUAGES)('labels leave room for notes in 80 columns, in %s', (language) => {
  everywhere((table) => {
    const moment = table.momentOf(table.decision?.player ?? 0);
    for (const { label } of TERMINALS[language].choices(moment, table.legal)) {
      expect(displayWidth(label), label).toBeLessThanOrEqual(42);
    }
  });
});
