import { expect, it } from 'vitest';
import { Whereabouts } from './whereabouts.ts';

it('knows from where somebody came to a table, and forgets who came longest ago', () => {
  const whereabouts = new Whereabouts(2);
  whereabouts.note('t', 'eve', '10.0.0.1');
  whereabouts.note('t', 'eve', '10.0.0.2');
  for (const network of ['10.0.0.1', '10.0.0.2']) {
    expect(whereabouts.isOf('t', ['ben', 'eve'], network)).toBe(true);
  }
  expect(whereabouts.isOf('t', ['eve'], '10.0.0.3')).toBe(false);
  expect(whereabouts.isOf('u', ['eve'], '10.0.0.1')).toBe(false);
  expect(whereabouts.isOf('t', [], '10.0.0.1')).toBe(false);
  whereabouts.note('t', 'ben', '10.0.0.4');
  whereabouts.note('t', 'cy', '10.0.0.5');
  expect(whereabouts.isOf('t', ['eve'], '10.0.0.1')).toBe(false);
});
