import {
  atLeast,
  type Odds,
  obstacleAt,
  PLACES,
  type PlaceName,
  type Snapshot,
  stoneAge,
  toolChoices,
  toolsAtHand,
  yieldOf,
} from '@ochre/stone-age/rules';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CITABLE_RULES } from '../../words/odds/citable-rules.ts';
import { sayWhyNot } from '../../words/sayings/say-why-not.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { LANGUAGE_NAMES, page } from '../testing/page.tsx';
import { realDecisions } from '../testing/real-decisions.ts';
import { barsOf } from './bars.ts';
import {
  afterMove,
  bestToolsMove,
  FoodForecastLine,
  PlacingOdds,
  payableNow,
  whyNotThere,
  worthOf,
  yieldOfTools,
} from './index.ts';
import { inPercent } from './numbers.ts';
import { momentSeen } from './seen.ts';

const DECISIONS = realDecisions();
const asked = (kind: string) => DECISIONS.filter(({ decision }) => decision.kind === kind);
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'];
const placeOf = (move: string) => move.split(' ')[1] as PlaceName;

describe('Why not', () => {
  it('has a sentence for every rule by which the game refuses a move, and for no other', () => {
    const sources = import.meta.glob<string>(
      ['../../../../games/stone-age/rules/**/*.ts', '!**/*.test.ts', '!**/testing/**'],
      { query: '?raw', import: 'default', eager: true },
    );
    const cited = Object.values(sources).flatMap((source) =>
      Array.from(source.matchAll(/'([BSHP]\d+\.\d+)'/g), ([, rule]) => rule!),
    );
    expect([...new Set(cited)].sort()).toEqual([...CITABLE_RULES].sort());
  });

  it('is told of every place where nothing is legal, and of no other', () => {
    for (const { view, decision, legal } of [...asked('place'), ...asked('act')]) {
      const lit = new Set(
        legal.filter((move) => /^(place|use|buy|build) /.test(move)).map(placeOf),
      );
      const open = PLACES.filter((place) => !whyNotThere(view, decision.player, place));
      expect(open).toEqual(PLACES.filter((place) => lit.has(place)));
    }
  });

  it('says first that it is not the turn, or that something else is asked', () => {
    const { odds } = LANGUAGES.en;
    const say = ({ view }: { view: Snapshot }, viewer: number): string =>
      sayWhyNot(
        whyNotThere(view, viewer, 'forest')!,
        { view, viewer, place: 'forest', names: NAMES },
        LANGUAGES.en,
      );
    const placing = asked('place').find(({ view }) => view.players.length === 2)!;
    expect(say(placing, 1 - placing.decision.player)).toBe(odds.notYourTurn);
    const tools = asked('tools')[0]!;
    expect(say(tools, tools.decision.player)).toBe(odds.answerFirst);
  });

  it.each(LANGUAGE_NAMES)('is said with what is in the way, in %s', (language) => {
    const words = LANGUAGES[language];
    const said = new Map<string, string>();
    for (const { view, decision } of [...asked('place'), ...asked('act')]) {
      const viewer = decision.player;
      for (const place of PLACES) {
        const why = whyNotThere(view, viewer, place);
        if (why === undefined) continue;
        const sentence = sayWhyNot(why, { view, viewer, place, names: NAMES }, words);
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toMatch(/undefined|NaN|#|: \.| \.|; [^;]*: \./);
        said.set(obstacleAt(view, place, viewer, why)?.kind ?? why.rule, sentence);
      }
    }
    expect([...said.keys()]).toEqual(expect.arrayContaining(['own', 'taken', 'nobody', 'price']));
    expect(said.get('taken')).toMatch(/Ana|Ben|Cleo|Dan|Eva/);
    expect(said.get('price')).toMatch(/\d/);
  });
});

describe('Tools for the dice that lie there', () => {
  it('bring what the odds say, for every legal move', () => {
    for (const { view, decision, legal } of asked('tools')) {
      const { fallen, players } = momentSeen(view);
      const sum = fallen!.dice.reduce((all, face) => all + face, 0);
      const yieldsOf = yieldOfTools(view);
      const choices = toolChoices(sum, fallen!.divisor, toolsAtHand(players[decision.player]!));
      for (const { action, goods, wasted } of choices) {
        const yielded = yieldsOf(stoneAge.print(action));
        // Alone, no more comes than lies on the board.
        if (view.solo === undefined) expect(yielded).toEqual({ goods, wasted });
        else expect(yielded!.goods).toBeLessThanOrEqual(goods);
      }
      for (const move of legal) expect(yieldsOf(move)).toBeDefined();
    }
  });

  it('have a best one that is legal, and none where no dice lie', () => {
    for (const { view, legal } of asked('tools')) expect(legal).toContain(bestToolsMove(view));
    const { view } = asked('place')[0]!;
    expect(bestToolsMove(view)).toBeUndefined();
    expect(yieldOfTools(view)('tools none')).toBeUndefined();
  });
});

describe('What is for sale', () => {
  it('can be paid now where the game offers it, and one of it is the best value', () => {
    for (const { view, decision, legal } of asked('act')) {
      const offered = legal.filter((move) => /^(buy|build) /.test(move)).map(placeOf);
      const said = PLACES.map((place) => payableNow(view, decision.player, place));
      for (const place of offered) expect(said[PLACES.indexOf(place)]).toBeDefined();
      const isAny = said.some((payable) => payable !== undefined);
      expect(said.filter((payable) => payable === 'best')).toHaveLength(isAny ? 1 : 0);
    }
  });

  it('is worth its gain less its cost; other places are not for sale', () => {
    const { view } = asked('place')[0]!;
    const { gain, cost, net } = worthOf(view, 0, 'card1')!;
    expect(net).toBeCloseTo(gain - cost, 9);
    expect(worthOf(view, 0, 'forest')).toBeUndefined();
  });
});

describe('Bars', () => {
  const total = (odds: Odds): number => atLeast(odds, 0);

  it('show few counts whole, the same for all distributions', () => {
    const [without, withTools] = barsOf([yieldOf(3, 3), yieldOf(3, 3, 4)]);
    expect(without!.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(withTools!.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(without![2]!.chance).toBeCloseTo(79 / 216, 12);
  });

  it('take unlikely ends together, and lose nothing', () => {
    const odds = [yieldOf(10, 2), yieldOf(10, 2, 12)];
    for (const [at, bars] of barsOf(odds).entries()) {
      expect(bars).toHaveLength(8);
      expect([bars[0]!.reach, bars[7]!.reach]).toEqual(['or fewer', 'or more']);
      const sum = bars.reduce((all, { chance }) => all + chance, 0);
      expect(sum).toBeCloseTo(total(odds[at]!), 12);
    }
  });
});

describe('Percent', () => {
  it.each([
    [0, '0'],
    [0.0046, '0.5'],
    [0.375, '38'],
    [0.9999, '99.9'],
    [1, '100'],
  ])('of %d is %s', (chance, text) => {
    expect(inPercent(chance, LANGUAGES.en)).toBe(text);
  });
});

describe.each(LANGUAGE_NAMES)('Panels in %s', (language) => {
  const previews = [...asked('place'), ...asked('act')].flatMap(({ view, decision, legal }) =>
    legal
      .filter((move) => /^(place|use) /.test(move))
      .filter((_, at) => at % 6 === 0)
      .map((move) => ({ view, viewer: decision.player, move })),
  );

  it('tell something of every placing and using, and no nonsense', () => {
    const panels = previews.map(({ view, viewer, move }, at) => [
      createElement(PlacingOdds, { key: at, view, viewer, move, isShown: true }),
      createElement(FoodForecastLine, {
        key: `food ${at}`,
        view: afterMove(view, viewer, move),
        viewer,
        isShown: true,
      }),
    ]);
    const [, ...markups] = page(createElement('div', {}, panels), language).split('<section');
    expect(markups).toHaveLength(previews.length);
    for (const markup of markups) {
      const text = markup.replace(/<[^>]*>/g, ' ');
      expect(text).toMatch(/\d/);
      expect(text).not.toMatch(/undefined|NaN|Infinity|∞|null/);
    }
  });

  it('are silent where odds are hidden, and of other moves', () => {
    const { view, viewer, move } = previews[0]!;
    const nothing = page(createElement('i'), language);
    for (const props of [
      { move, isShown: false },
      { move: 'tools none', isShown: true },
      { move: undefined, isShown: true },
    ]) {
      const panel = createElement(PlacingOdds, { view, viewer, ...props });
      expect(page(createElement('i', {}, panel), language)).toBe(nothing);
    }
    const forecast = createElement(FoodForecastLine, { view, viewer, isShown: false });
    expect(page(createElement('i', {}, forecast), language)).toBe(nothing);
  });
});
