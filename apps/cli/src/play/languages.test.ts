import { oneOf, randomFrom } from '@ochre/kernel';
import { displayWidth, TERMINAL_WORDS } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { knownGame } from '../games.ts';
import { testFolder } from '../testing/files.ts';
import { phrasesOf } from '../testing/texts.ts';
import { SHELL_WORDS } from '../words/index.ts';
import { playGames } from './index.ts';
import { readPlayOptions } from './options.ts';
import { type FakeTerminal, fakeTerminal } from './testing/fake-terminal.ts';

const write = testFolder();

async function played(args: readonly string[], answers: readonly string[], shape = {}) {
  const terminal = fakeTerminal(answers, shape);
  await playGames(readPlayOptions(args), terminal);
  return terminal;
}

/** Lines are wrapped, so what is looked for may go on in the next one. */
const said = ({ shown, asked }: FakeTerminal): string =>
  [...shown, ...asked].join(' ').replace(/\s+/g, ' ');

const ENGLISH = [...phrasesOf(SHELL_WORDS.en), ...phrasesOf(TERMINAL_WORDS.en)];

function expectNoEnglish(terminal: FakeTerminal): void {
  const text = said(terminal);
  expect(ENGLISH.filter((phrase) => text.includes(phrase))).toEqual([]);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
}

/** Numbers as somebody types them who chooses anything but 2, which at the end saves a file; some are refused. */
function anyNumbers(seed: string, count: number): string[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => oneOf(['1', '3', '4'], random));
}

const ASKED = [
  'help',
  'why',
  'why take 9',
  'take 9',
  'hlep',
  'undo',
  'score',
  'log',
  '77',
  '1 2 3',
];
const ones = Array.from({ length: 60 }, () => '1');

describe.each(['es', 'de'] as const)('in %s', (lang) => {
  const words = SHELL_WORDS[lang];

  it('Pebbles is played to its end, with all that is said besides it', async () => {
    const args = ['--game', 'pebbles', '--lang', lang];
    const setup = ['2', '1', 'easy', ''];
    const terminal = await played(args, [...setup, ...ASKED, '1', 'undo', ...ones]);
    expectNoEnglish(terminal);
    const text = said(terminal);
    expect(text).toContain(words.play.help.alsoType);
    expect(text).toContain(words.play.unclear.didYouMean('help'));
    expect(text).toContain(words.results.secretAbout);
    expect(terminal.shown.at(-1)).toBe(words.play.goodbye);
    for (const line of terminal.shown) expect(displayWidth(line)).toBeLessThanOrEqual(80);
  });

  it.each([
    ['line by line', {}],
    ['on a screen', { screen: true }],
  ])('Stone Age is played to its end %s', async (_how, shape) => {
    const args = ['--seats', 'me,random,random,random', '--seed', 'languages', '--lang', lang];
    const terminal = await played(args, anyNumbers('languages', 5000), shape);
    expectNoEnglish(terminal);
    expect(terminal.shown.at(-1)).toBe(words.play.goodbye);
    expect(terminal.shown).toContain(` ${words.results.menu}`);
  });

  it('a game alone is asked for, begins and is saved', async () => {
    const file = `${write(`beside-${lang}`, '')}.ochre`;
    const setup = ['x', 'solo', 'standard'];
    const answers = [...setup, '1', '1', '1', 'quit', 'x', '', file, 'quit'];
    const terminal = await played(['--lang', lang], answers);
    expectNoEnglish(terminal);
    expect(said(terminal)).toContain(words.saving.savedRunning(file));
    expect(said(terminal)).toContain(
      words.setup.asking.oneOf(Object.values(words.setup.asking.answers)),
    );
  });

  it('bots are chosen by their names and by what they are called', async () => {
    const { title } = knownGame('stone-age').terminalIn(lang).bots.hard ?? { title: '' };
    const setup = [words.setup.answers.none, '2', '1'];
    for (const answer of ['hard', title, title.slice(0, 4)]) {
      const terminal = await played(['--lang', lang], [...setup, answer, 'Ana', 'quit']);
      const bot = TERMINAL_WORDS[lang].bot(TERMINAL_WORDS[lang].animals[0] ?? '', title);
      expect(said(terminal)).toContain(words.play.atTheTable(['Ana', bot]));
    }
  });

  it('questions are answered in its words or in English, by first letters', async () => {
    const { yes, no, cancel } = words.setup.asking.answers;
    const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
    const quitting = async (answer: string): Promise<FakeTerminal> =>
      played(['--seats', 'me,me', '--seed', 'x', '--lang', lang], ['forest 1', 'quit', answer]);
    for (const answer of [no, 'no', 'n', no.toUpperCase()]) {
      expect((await quitting(answer)).asked.at(-1)).toContain(
        words.saving.saveFirst(yes, no, cancel),
      );
    }
    for (const answer of [yes, bare(yes), yes.slice(0, 1), 'yes', 'y', '']) {
      expect((await quitting(answer)).asked.join()).toContain(words.saving.fileName);
    }
    for (const answer of [cancel, cancel.slice(0, 1), 'cancel']) {
      const { asked } = await quitting(answer);
      expect(asked.at(-2)).toMatch(/> $/);
    }
  });
});
