import type { GameSummary } from '@ochre/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { frontOf, gamesToOffer, metaOf } from '../../games.ts';
import type { TableCard } from '../../table/index.ts';
import { ALL_WORDS } from '../../testing/all-words.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../../testing/page.tsx';
import { USUAL } from '../../testing/stone-age.ts';
import { planOf, usualFor } from '../options/choice.ts';
import { Home, type HomeProps } from './home.tsx';
import { aboutGame, continueAt, leftOff, whoIn } from './left-off.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const card = (id: string, changes: Partial<TableCard> = {}): TableCard => ({
  id,
  origin: { kind: 'new' },
  madeAt: NOW - 9_000_000,
  changedAt: NOW - 3_600_000,
  stage: 'playing',
  plan: planOf(USUAL.bots),
  names: ['Mira', '', '', ''],
  moves: 57,
  ...changes,
});

const table = (id: string, changes: Partial<GameSummary> = {}): GameSummary => ({
  table: id,
  kind: 'played',
  game: 'stone-age',
  stage: 'playing',
  seat: 0,
  turn: 1,
  players: [{ name: 'Mira' }, { name: 'Tomas' }, { bot: 'hard' }],
  made: NOW - 9_000_000,
  changed: NOW - 60_000,
  ...changes,
});

const ignore = () => undefined;
const acts: Omit<HomeProps, 'cards' | 'tables'> = {
  choices: [USUAL.bots, usualFor(metaOf('carcassonne'), 'bots')],
  now: NOW,
  onPlay: ignore,
  onWay: ignore,
  onRules: ignore,
  onCode: async () => undefined,
  onGuided: ignore,
  onContinue: ignore,
  onRemove: ignore,
  onDaily: ignore,
  onLobby: ignore,
  onPuzzles: ignore,
  onReplays: ignore,
};
const drawn = (
  cards: readonly TableCard[],
  language = LANGUAGE_NAMES[0]!,
  tables: readonly GameSummary[] = [],
) => page(createElement(Home, { ...acts, cards, tables }), language);

describe('Games left off', () => {
  it('are those still played, the last changed first', () => {
    const cards = [
      card('old', { changedAt: 1 }),
      card('over', { stage: 'over' }),
      card('new', { changedAt: 2 }),
    ];
    expect(leftOff(cards).map(({ local }) => local)).toEqual(['new', 'old']);
  });

  it('are those over the network too, first where others wait for you', () => {
    const cards = [card('here', { changedAt: 8 })];
    const tables = [
      table('theirs', { changed: 9 }),
      table('yours', { changed: 1, turn: 0 }),
      table('gathers', { changed: 7, stage: 'gathering' }),
    ];
    expect(leftOff(cards, tables).map(({ path }) => path)).toEqual([
      '/t/yours',
      '/t/theirs',
      '/game/here',
      '/t/gathers',
    ]);
  });

  it('say who plays, as the table names them', () => {
    const [here] = leftOff([card('a')]);
    expect(whoIn(here!, ALL_WORDS.en)).toBe('Mira, Slate, Moss, and Chalk');
    const [there] = leftOff([], [table('t', { players: [{ name: 'Mira' }, {}] })]);
    expect(whoIn(there!, ALL_WORDS.en)).toBe('Mira');
  });

  it('mark bots where anybody could be called like one', () => {
    const players = [{ name: 'Slate' }, { bot: 'easy' }];
    const [there] = leftOff([], [table('t', { players })]);
    expect(whoIn(there!, ALL_WORDS.en)).toBe('Slate and Slate (bot)');
  });

  it.each([
    [{ turn: 0 }, 'Your turn, 1 minute ago'],
    [{ turn: 1 }, "Tomas's turn, 1 minute ago"],
    [{ stage: 'gathering' }, 'waiting for players, 1 minute ago'],
  ] as const)('say what they wait for: %j', (changes, text) => {
    const { turn: _, ...waiting } = table('t');
    const [game] = leftOff([], [{ ...waiting, ...changes }]);
    expect(aboutGame(game!, NOW, ALL_WORDS.en)).toBe(text);
  });
});

describe('The start page', () => {
  it('refers only to what is in the sprite, and has no id twice', () => {
    const markup = drawn([card('a'), card('b')]);
    const ids = idsIn(markup);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(referencesIn(markup).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('offers to go on only where there is something', () => {
    const { home } = ALL_WORDS.en.screens;
    expect(drawn([])).not.toContain(home.continue);
    expect(drawn([card('a')])).toContain(home.continue);
    expect(drawn([card('a'), card('b'), card('c')])).toContain(home.others(2));
    expect(drawn([], 'en', [table('t', { turn: 0 })])).toContain(ALL_WORDS.en.play.yourTurn);
  });

  it('lets only games in this browser be removed', () => {
    const { home } = ALL_WORDS.en.screens;
    const removers = (markup: string) => markup.split(home.remove('')).length - 1;
    expect(removers(drawn([card('a')], 'en', [table('t'), table('u')]))).toBe(1);
  });

  it.each(LANGUAGE_NAMES)('has every way to begin, in %s', (language) => {
    const { home } = ALL_WORDS[language].screens;
    const markup = drawn([card('a')], language);
    const { games, buttons } = ALL_WORDS[language];
    for (const { title, motto } of Object.values(games)) {
      for (const words of [title, motto, home.playGame(title)]) expect(markup).toContain(words);
    }
    expect(markup).toContain(buttons.rules);
    for (const words of [home.play, home.around.name, home.invite.name, home.solo.name]) {
      expect(markup).toContain(words);
    }
    for (const words of [home.daily.name, home.guided.name, home.lobby.name, home.code]) {
      expect(markup).toContain(words);
    }
    expect(markup).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('The games that are offered', () => {
  it('are those that are hidden from nobody', () => {
    expect(gamesToOffer(null, '')).toEqual(['stone-age', 'carcassonne']);
    expect(gamesToOffer('no-such-game', 'pebbles')).toEqual(['stone-age', 'carcassonne']);
  });

  it('begin with what was played last, or what the address names', () => {
    expect(gamesToOffer(null, 'carcassonne')).toEqual(['carcassonne', 'stone-age']);
    expect(gamesToOffer('stone-age', 'carcassonne')).toEqual(['stone-age', 'carcassonne']);
  });

  it('are a hidden one alone where the address names it', () => {
    expect(gamesToOffer('pebbles', 'carcassonne')).toEqual(['pebbles']);
  });

  it('say how far they are, each in its own words', () => {
    const at = (game: string, round: number) =>
      continueAt(
        leftOff([
          card('a', { plan: { ...planOf(USUAL.bots), game }, now: { round, scores: [0, 0] } }),
        ])[0]!,
        ALL_WORDS.en,
      );
    expect(at('stone-age', 4)).toBe('Continue, round 4');
    expect(at('carcassonne', 35)).toBe('Continue, turn 35');
    expect(at('no-such-game', 35)).toBe('Continue');
  });

  it('are named beside what goes on', () => {
    const plan = planOf(usualFor(metaOf('carcassonne'), 'bots'));
    const markup = drawn([card('a', { plan, names: ['Mira', ''] }), card('b')]);
    expect(markup).toContain('Carcassonne: Mira and Slate');
    expect(markup).toContain('<small>Stone Age, 57 moves, 1 hour ago</small>');
  });

  it('have a sign of their own, and one for each module and variant', () => {
    for (const game of gamesToOffer(null, '')) {
      const { meta, Sign } = frontOf(game);
      for (const of of [game, ...Object.keys(meta.modules), ...Object.keys(meta.variants)]) {
        expect(renderToStaticMarkup(createElement(Sign, { of })), of).toContain('<svg');
      }
    }
  });
});
