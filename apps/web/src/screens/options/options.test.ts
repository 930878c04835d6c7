import { dailyPlan, dailyWaysOf } from '@ochre/host';
import type { AnyGame } from '@ochre/kernel';
import { checkPlan } from '@ochre/match';
import { stoneAge } from '@ochre/stone-age/rules';
import { nextFitting } from '@ochre/ui/parts/segments.tsx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { gamesToOffer, metaOf } from '../../games.ts';
import { ALL_WORDS } from '../../testing/all-words.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../../testing/page.tsx';
import { USUAL } from '../../testing/stone-age.ts';
import {
  CLOCK_NAMES,
  CLOCKS,
  countsOf,
  type GameChoice,
  planOf,
  rulesOf,
  usualFor,
  type WayToPlay,
} from './choice.ts';
import { Fitting } from './fitting.ts';
import { OptionsPanel } from './options-panel.tsx';
import { nameOfBot, sayClock, sayPlan } from './summary.ts';

const { meta } = stoneAge;
const GAME = meta.name;
const fitting = new Fitting(meta);
const games = { 'stone-age': stoneAge as AnyGame };
const ways = Object.keys(USUAL) as WayToPlay[];

/** Every choice that somebody could click together, whether it fits or not. */
const everything: GameChoice[] = [undefined, 'solo'].flatMap((variant) =>
  countsOf(meta).flatMap((players) =>
    [[], ['style'], ['huts'], ['style', 'huts']].map(
      (modules) => ({ ...USUAL.bots, variant, players, modules }) as GameChoice,
    ),
  ),
);

describe('Whatever is chosen', () => {
  it.each(everything)('becomes something that can be played: %o', (choice) => {
    const settled = fitting.settle(choice);
    expect(fitting.can(settled)).toBe(true);
    expect(settled.variant).toBe(choice.variant);
    expect(() => checkPlan(games, planOf(settled))).not.toThrow();
  });

  it('stays when it fits', () => {
    const choice: GameChoice = {
      ...USUAL.bots,
      players: 5,
      modules: ['style'],
      rules: { diceFirst: 'buyer' },
    };
    expect(fitting.settle(choice)).toEqual(choice);
  });

  it('loses only what does not go with the rest', () => {
    const choice: GameChoice = {
      ...USUAL.bots,
      players: 5,
      modules: ['huts'],
      rules: { diceFirst: 'buyer', merchantJewelry: 'everyAdvance' },
    };
    expect(fitting.settle(choice)).toMatchObject({
      players: 4,
      modules: ['huts'],
      rules: { diceFirst: 'buyer' },
    });
    expect(fitting.settle(choice).rules).not.toHaveProperty('merchantJewelry');
  });

  it('goes from solo back to a table of four', () => {
    const solo = fitting.withVariant(USUAL.bots, 'solo');
    expect(solo).toMatchObject({ variant: 'solo', players: 1, modules: [] });
    expect(fitting.withVariant(solo, undefined).players).toBe(4);
  });
});

describe('What can be chosen', () => {
  it('is asked of the game', () => {
    expect(fitting.counts(USUAL.bots)).toEqual([2, 3, 4]);
    expect(fitting.counts({ ...USUAL.bots, modules: ['style'] })).toEqual([2, 3, 4, 5]);
    expect(fitting.counts(USUAL.solo)).toEqual([1]);
    expect(fitting.modules(USUAL.bots)).toEqual(['style', 'huts']);
    expect(fitting.modules(USUAL.solo)).toEqual([]);
    expect(fitting.values(USUAL.bots, 'merchantJewelry')).toEqual([]);
    expect(fitting.values(USUAL.solo, 'difficulty')).toEqual(
      meta.variants.solo!.options.difficulty,
    );
  });

  it('is gone through by arrow keys, over what does not fit', () => {
    const fits = (value: number) => value !== 3;
    expect(nextFitting([2, 3, 4], 2, 1, fits)).toBe(4);
    expect(nextFitting([2, 3, 4], 2, -1, fits)).toBe(4);
    expect(nextFitting([2, 3, 4], 4, 1, fits)).toBe(2);
    expect(nextFitting([2, 3], 2, 1, fits)).toBe(2);
  });
});

describe('A plan', () => {
  it.each(ways)('can be played as it is usual: %s', (way) => {
    const plan = planOf(USUAL[way]);
    expect(checkPlan(games, plan)).toEqual(plan);
  });

  it.each(CLOCK_NAMES)('can have the clock "%s"', (clock) => {
    expect(() => checkPlan(games, planOf({ ...USUAL.bots, clock }))).not.toThrow();
  });

  it('has a seat for everybody who plays and no more', () => {
    expect(planOf({ ...USUAL.bots, players: 3 }).seats).toEqual([
      { kind: 'person' },
      { kind: 'bot', level: 'medium' },
      { kind: 'bot', level: 'medium' },
    ]);
  });

  it.each(LANGUAGE_NAMES)('is summed up in %s', (language) => {
    const words = ALL_WORDS[language];
    const summary = sayPlan(planOf({ ...USUAL.bots, clock: 'half', help: 'tournament' }), words);
    expect(summary).toContain(words.levels.medium);
    expect(summary).toContain('30');
    const clocks = CLOCK_NAMES.map((clock) => sayClock(CLOCKS[clock], words));
    expect(new Set(clocks).size).toBe(CLOCK_NAMES.length);
    expect(sayClock(CLOCKS.days, words)).toMatch(/^3 (?:days|días|Tage) /);
    expect(sayClock(CLOCKS.growing, words)).toMatch(/^10 .*20 /);
    expect(sayPlan(planOf(USUAL.solo), words)).toContain(
      words.games['stone-age'].variants.solo!.name,
    );
    for (const bot of [...meta.levels, ...meta.personalities]) {
      expect(words.games['stone-age'].bots).toHaveProperty(bot);
      expect(nameOfBot(bot, GAME, words)).not.toBe('');
    }
  });
});

describe.each(ways)('The options for "%s"', (way) => {
  const drawn = (language = LANGUAGE_NAMES[0]!) =>
    page(
      createElement(OptionsPanel, {
        way,
        choice: USUAL[way],
        onStart: () => undefined,
        onClose: () => undefined,
      }),
      language,
    );

  it('refer only to what is in the sprite', () => {
    const ids = new Set(idsIn(drawn()));
    expect(referencesIn(drawn()).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('show a line for every seat', () => {
    expect(drawn().match(/class="seat-line"/g)).toHaveLength(USUAL[way].players);
  });

  it.each(LANGUAGE_NAMES)('are drawn in %s', (language) => {
    expect(drawn(language)).toContain(meta.title);
    expect(drawn(language)).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('The options of every game that is offered', () => {
  const offered = gamesToOffer(null, '').map((game) => metaOf(game));

  it.each(offered)('$title begins as usual with what can be played', (game) => {
    const fit = new Fitting(game);
    for (const way of ['bots', 'around', 'friends'] as const) {
      expect(fit.settle(usualFor(game, way))).toEqual(usualFor(game, way));
    }
  });

  it.each(offered)('$title has a game of the day that is as usual', (game) => {
    for (const way of dailyWaysOf(game)) {
      expect(dailyPlan(game, way)).toEqual(planOf(usualFor(game, way)));
    }
  });

  it.each(offered)('$title names all that can be chosen, in every language', (game) => {
    for (const language of LANGUAGE_NAMES) {
      const words = ALL_WORDS[language].games[game.name as 'carcassonne'];
      for (const [rule, values] of Object.entries(rulesOf(game))) {
        for (const value of values) {
          expect(words.options[rule]?.values[String(value)], `${rule} ${value}`).toBeTruthy();
        }
      }
      for (const module of Object.keys(game.modules)) {
        expect(words.modules[module]?.name, module).toBeTruthy();
      }
      for (const bot of [...game.levels, ...game.personalities]) {
        expect(words.bots[bot], bot).toBeTruthy();
      }
    }
  });

  it('give five seats, The Shrine and its own rules to Carcassonne', () => {
    const choice = {
      ...usualFor(metaOf('carcassonne'), 'around'),
      players: 5,
      modules: ['shrine'],
    };
    const markup = page(
      createElement(OptionsPanel, {
        way: 'around',
        choice,
        onStart: () => undefined,
        onClose: () => undefined,
      }),
    );
    expect(markup.match(/class="seat-line"/g)).toHaveLength(5);
    for (const text of ['The Shrine', 'Small cities', 'Farmers', 'Shrines and cloisters']) {
      expect(markup).toContain(text);
    }
  });
});
