import { scriptedChance, simulationChance } from '@ochre/kernel';
import { type Snapshot, seenScores, stoneAge } from '@ochre/stone-age/rules';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { PAGE_NAMES } from '../../../words/rulebook/pages/words.ts';
import { LANGUAGES } from '../../testing/all-words.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../../testing/page.tsx';
import { CARD, CHOICE, COLLECTED, exampleFacts, FIXED, MEAL, ROLL } from './examples.ts';
import { PagesPart } from './pages-part.tsx';

const facts = exampleFacts();

interface Told {
  readonly rig?: object;
  readonly dice?: readonly number[];
  readonly before: readonly string[];
  /** What the first player has then. */
  readonly has?: object;
  readonly last?: readonly string[];
}

/** A game of two, as its first player sees it after these moves. */
function played({ rig = {}, dice = [], before, has = {}, last = [] }: Told): Snapshot {
  const chance = scriptedChance(dice, simulationChance('examples'));
  const setup = stoneAge.checkSetup({ players: 2, rig: { firstPlayer: 0, ...rig } });
  const state = stoneAge.setup(setup, chance);
  const move = (text: string): void => stoneAge.advance(state, stoneAge.parse(text), chance);
  before.forEach(move);
  Object.assign(state.players[0]!, has);
  last.forEach(move);
  return stoneAge.view(state, 0);
}

describe('The worked examples are what the rules do', () => {
  it('begin as a game begins', () => {
    const { people, food } = played({ before: [] }).players[0]!;
    expect({ people, food }).toEqual({ people: facts.people, food: facts.food });
  });

  it('roll in the forest, without a tool and with one', () => {
    const { dice } = ROLL;
    const before = ['place forest 4', 'place hunt 5', 'place toolmaker 1'];
    const without = played({ dice, before, last: ['use forest'] });
    expect(without.players[0]!.wood).toBe(facts.wood);
    const last = ['use toolmaker', 'use forest', 'tools t1'];
    expect(played({ dice, before, last }).players[0]!.wood).toBe(facts.woodWithTool);
  });

  it('buy the card for as many resources as its space says', () => {
    const rig = { deck: ['C22', 'C28', CARD.id, 'C23'] };
    const before = ['place card3 1', 'place hunt 5', 'place forest 4'];
    const has = { wood: 2, clay: 1, food: 0 };
    const view = played({ rig, before, has, last: ['buy card3 wood=2 clay=1'] });
    expect(view.players[0]).toMatchObject({ food: facts.cardFood, wood: 0, clay: 0 });
    expect(CARD.paid).toHaveLength(facts.price);
  });

  it.each([
    [FIXED, { wood: 2, clay: 1 }, 'wood=2 clay=1', facts.fixedPoints],
    [CHOICE.id, CHOICE.paid, 'wood=2 gold=2', facts.freePoints],
  ])('build %s for its points', (id, has, pay, points) => {
    const rig = { stacks: [[id]] };
    const before = ['place building1 1', 'place hunt 5', 'place forest 4'];
    const view = played({ rig, before, has, last: [`build building1 ${pay}`] });
    expect(view.players[0]!.score).toBe(points);
  });

  it('are short of food as the feeding says', () => {
    const before = ['place field 1', 'place hunt 5', 'place river 4', 'leave river', 'leave field'];
    const has = { ...MEAL, wood: 1, score: 50 };
    const fed = played({ before, has, last: ['use hunt'] });
    expect(fed.decision).toMatchObject({ player: 0, kind: 'feed' });
    const paid = played({ before, has, last: ['use hunt', 'feed wood=1'] });
    expect(paid.players[0]).toMatchObject({ wood: 1 - facts.missing, food: 0, score: 50 });
    const hungry = played({ before, has, last: ['use hunt', 'starve'] });
    expect(hungry.players[0]!.score).toBe(50 - facts.starving);
  });

  it('score the collected cards as the end does', () => {
    const view = played({ before: [] });
    const [first, ...others] = view.players;
    const cards = [...COLLECTED.set, ...COLLECTED.second, COLLECTED.farmers];
    const collector = { ...first!, cards, agriculture: COLLECTED.agriculture };
    const { breakdown } = seenScores({ ...view, players: [collector, ...others] })[0]!;
    expect(breakdown).toMatchObject({
      culture: facts.culturePoints,
      farmers: facts.farmerPoints,
    });
  });
});

describe.each(LANGUAGE_NAMES)('The illustrated pages in %s', (language) => {
  const markup = page(createElement(PagesPart, { onRule: () => undefined }), language);

  it('are all there, drawn with what is in the sprite', () => {
    const ids = idsIn(markup);
    for (const name of PAGE_NAMES) expect(ids).toContain(`page-${name}`);
    expect(referencesIn(markup).filter((id) => !ids.includes(id))).toEqual([]);
    expect(markup).not.toMatch(/undefined|NaN|\[object/);
  });

  it('say something and give an example', () => {
    for (const name of PAGE_NAMES) {
      const { says, example } = LANGUAGES[language].rulebook.pages[name];
      expect([...says(facts), example(facts)].join(' ').length).toBeGreaterThan(80);
    }
  });
});
