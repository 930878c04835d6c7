import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../testing/all-words.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../testing/page.tsx';
import { SEATS, TABLE_NAMES, viewOf } from '../testing/tables.ts';
import { Board } from './board.tsx';

describe.each(TABLE_NAMES)('The board, table "%s"', (name) => {
  const view = viewOf(name);
  const drawn = (language = LANGUAGE_NAMES[0]!) =>
    page(createElement(Board, { view, seats: SEATS }), language);
  const markup = drawn();

  it('has no id twice', () => {
    const ids = idsIn(markup);
    expect(ids.length).toBeGreaterThan(50);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('refers only to what is in the sprite', () => {
    const ids = new Set(idsIn(markup));
    expect(referencesIn(markup).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('draws nothing at a place that is no place', () => {
    expect(markup).not.toMatch(/NaN|undefined|\[object/);
  });

  it('shows everybody who stands in the valley, in their own figure', () => {
    const valley = markup.slice(markup.indexOf('class="valley"'), markup.indexOf('class="sign'));
    view.players.forEach((_, player) => {
      const standing = Object.entries(view.places)
        .filter(([place]) => !/^(card|building)/.test(place))
        .reduce((sum, [, counts]) => sum + counts[player]!, 0);
      const figures = referencesIn(valley).filter(
        (id) => id === `standing-${SEATS[player]!.tribe}`,
      );
      expect(figures).toHaveLength(standing);
    });
  });

  it('shows every open card and tile once', () => {
    const open = view.cards.filter((id) => id !== '').length;
    const tiles = view.stacks.filter(({ top }) => top !== '').length;
    expect(markup.match(/class="card"/g) ?? []).toHaveLength(open);
    expect(markup.match(/class="tile"/g) ?? []).toHaveLength(tiles);
  });

  it('has a panel for every player', () => {
    expect(markup.match(/<section class="panel/g)).toHaveLength(view.players.length);
  });

  it.each(LANGUAGE_NAMES)('names its places in %s', (language) => {
    const { places } = LANGUAGES[language];
    const inLanguage = drawn(language);
    for (const place of ['hunt', 'forest', 'quarry', 'toolmaker'] as const) {
      expect(inLanguage).toContain(places[place]);
    }
  });
});
