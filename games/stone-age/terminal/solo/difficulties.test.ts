import { expect, it } from 'vitest';
import { meta } from '../../meta.ts';
import { wordsIn } from '../in-words.ts';
import { soloTable } from '../testing/tables.ts';
import { difficultiesIn, STANDARD } from './difficulties.ts';

it.each(meta.variants.solo.options.difficulty)('%s is as it says (P1.5)', (difficulty) => {
  const { solo } = soloTable({ difficulty }).view('all');
  const [, cards, tiles] = /^(\d+) cards, stacks of (\d) tiles$/.exec(
    difficultiesIn(wordsIn('en'))[difficulty]!,
  )!;
  expect(solo!.drawStack.length + 3).toBe(Number(cards));
  expect(solo!.stacks.map((stack) => stack.length)).toEqual([Number(tiles), Number(tiles)]);
});

it('the usual one is the first', () => {
  expect(STANDARD).toBe('standard');
});
