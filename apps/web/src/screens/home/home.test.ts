import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { TableCard } from '../../table/index.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../../testing/page.tsx';
import { LANGUAGES } from '../../words/all.ts';
import { planOf, USUAL } from '../options/choice.ts';
import { Home, type HomeProps } from './home.tsx';
import { dailyOf, leftOff, whoIn } from './left-off.ts';

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

const ignore = () => undefined;
const acts: Omit<HomeProps, 'cards'> = {
  choice: USUAL.bots,
  now: NOW,
  onPlay: ignore,
  onOptions: ignore,
  onAround: ignore,
  onInvite: ignore,
  onCode: async () => true,
  onGuided: ignore,
  onContinue: ignore,
  onRemove: ignore,
  onDaily: ignore,
  onSolo: ignore,
  onLobby: ignore,
  onReplays: ignore,
};
const drawn = (cards: readonly TableCard[], language = LANGUAGE_NAMES[0]!) =>
  page(createElement(Home, { ...acts, cards }), language);

describe('Games left off', () => {
  it('are those still played, the last changed first', () => {
    const cards = [
      card('old', { changedAt: 1 }),
      card('over', { stage: 'over' }),
      card('new', { changedAt: 2 }),
    ];
    expect(leftOff(cards).map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('say who plays', () => {
    expect(whoIn(card('a'), LANGUAGES.en)).toBe('Mira, medium, medium, and medium');
  });

  it('know the game of a day', () => {
    const daily = card('d', { origin: { kind: 'daily', day: '2026-11-15' } });
    expect(dailyOf([card('a'), daily], '2026-11-15')).toBe(daily);
    expect(dailyOf([daily], '2026-11-16')).toBeUndefined();
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
    const { home } = LANGUAGES.en.screens;
    expect(drawn([])).not.toContain(home.continue);
    expect(drawn([card('a')])).toContain(home.continue);
    expect(drawn([card('a'), card('b'), card('c')])).toContain(home.others(2));
  });

  it.each(LANGUAGE_NAMES)('has every way to begin, in %s', (language) => {
    const { home } = LANGUAGES[language].screens;
    const markup = drawn([card('a')], language);
    for (const words of [home.play, home.around.name, home.invite.name, home.solo.name]) {
      expect(markup).toContain(words);
    }
    for (const words of [home.daily.name, home.guided.name, home.lobby.name, home.code]) {
      expect(markup).toContain(words);
    }
    expect(markup).not.toMatch(/undefined|NaN|\[object/);
  });
});
