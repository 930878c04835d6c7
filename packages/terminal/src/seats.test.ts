import { expect, it } from 'vitest';
import { seatsOf, whoIs, wrongWithName } from './seats.ts';
import { TERMINAL_WORDS } from './words/index.ts';

const bots = { easy: { title: 'fácil', about: '' } };
const spanish = { words: TERMINAL_WORDS.es, bots };

it('a lone person is you, and bots are called by their level in words', () => {
  expect(seatsOf(['me', 'easy', 'hard']).map(whoIs)).toEqual([
    'You',
    'Heron (easy bot)',
    'Elk (hard bot)',
  ]);
  expect(seatsOf(['me', 'easy', 'hard'], [], spanish).map(whoIs)).toEqual([
    'Tú',
    'Garza (bot fácil)',
    'Alce (bot hard)',
  ]);
});

it('several people are numbered, and names that are given stay', () => {
  const names = (given: string[]) => seatsOf(['me', 'me', 'easy'], given, spanish).map(whoIs);
  expect(names([])).toEqual(['Jugador 1', 'Jugador 2', 'Garza (bot fácil)']);
  expect(names(['Ana', 'Garza'])).toEqual(['Ana', 'Garza', 'Alce (bot fácil)']);
});

it('what is wrong with a name is said in the language', () => {
  expect(wrongWithName('', [])).toBe('A name must have at least one letter.');
  expect(wrongWithName('Ana', ['ana'], TERMINAL_WORDS.de)).toBe('"Ana" gibt es schon.');
  expect(wrongWithName('Ana', [], TERMINAL_WORDS.de)).toBeUndefined();
});
