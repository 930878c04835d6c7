import { expect, it } from 'vitest';
import { HELP_LEVELS, helpAt, helpPlan, lesserHelp } from './help.ts';
import { newTableSchema, readJson } from './index.ts';

const plan = { game: 'pebbles', setup: {}, seats: [{ kind: 'person' }], clock: { kind: 'none' } };
const read = (help: object) =>
  readJson(newTableSchema, JSON.stringify({ plan: { ...plan, isOpen: true, ...help } }), 'body')
    .plan;

it('a plan from before there were levels has the one that it meant', () => {
  expect(helpAt(read({ hidesOdds: true }))).toBe('tournament');
  expect(helpAt(read({ hidesOdds: false }))).toBe('full');
  expect(helpAt(read({}))).toBe('full');
});

it.each(HELP_LEVELS)('a plan with %s is read as that, whatever else it says of odds', (help) => {
  expect(helpAt(read({ help }))).toBe(help);
  expect(helpAt(read({ help, hidesOdds: true }))).toBe(help);
  expect(helpAt(helpPlan(help))).toBe(help);
});

it('of two levels the one with less help is found', () => {
  expect(lesserHelp('full', 'standard')).toBe('standard');
  expect(lesserHelp('tournament', 'standard')).toBe('tournament');
});
