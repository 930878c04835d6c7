import { simulationChance } from '@ochre/kernel';
import { PLACES, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { HINT_NAMES } from '../../words/guide/hint-names.ts';
import type { Words } from '../in-words.tsx';
import { LANGUAGES } from '../testing/all-words.ts';
import { factsOf } from './facts.ts';

const chance = simulationChance('words of the guide');
const view = stoneAge.view(stoneAge.setup(stoneAge.checkSetup({ players: 2 }), chance), 0);
/** What can be read at a glance. */
const LONGEST = 210;

describe.each(Object.entries<Words>(LANGUAGES))('The guide in %s', (_, words) => {
  const facts = factsOf(
    { lesson: 'first', view, you: 0, at: 'forest', isTurnDone: false },
    true,
    words,
  );

  it.each(HINT_NAMES)('says %s in one or two short sentences', (name) => {
    const text = words.guide.hints[name].text(facts);
    expect(text).not.toMatch(/undefined|NaN/);
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    expect(text.match(/[.?!](?=\s|$)/g)!.length).toBeLessThanOrEqual(2);
  });

  it('takes its numbers from the table and the rules', () => {
    const { tribe, gathering, cards, hungry } = words.guide.hints;
    expect(tribe.text(facts)).toMatch(/5.*12/);
    expect(gathering.text(facts)).toMatch(/3.*1/);
    expect(cards.text(facts)).toMatch(/1.*4/);
    expect(hungry.text(facts)).toMatch(/10/);
  });

  it('speaks of bars only where odds are shown', () => {
    const { text } = words.guide.hints.gathering;
    expect(text({ ...facts, isOddsShown: false }).length).toBeLessThan(text(facts).length);
  });
});

it('knows the numbers of every place', () => {
  for (const at of PLACES.filter((place) => /hunt|forest|claypit|quarry|river/.test(place))) {
    const { pips } = factsOf(
      { lesson: 'first', view, you: 0, at, isTurnDone: false },
      true,
      LANGUAGES.en,
    );
    expect(pips).toBeGreaterThan(1);
  }
});
