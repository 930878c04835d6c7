import { ALL_CARDS, ALL_TILES, CULTURE, GOODS, PROFESSIONS } from '@ochre/stone-age/rules';
import { Die, SIDES } from '@ochre/ui/art/die/die.tsx';
import { FACES } from '@ochre/ui/art/symbols/dice.tsx';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, page, referencesIn } from '../testing/page.tsx';
import { CardFace } from './card/card-face.tsx';
import { SYMBOL_NAMES } from './symbols/index.ts';
import { TileFace } from './tile/tile-face.tsx';

const sprite = page(createElement('i'));
const alone = (markup: string) => markup.slice(sprite.length - '<i></i>'.length);

describe('Every card and tile has a drawing and a name, in every language', () => {
  it.each(ALL_CARDS.map(({ id }) => id))('card %s', (id) => {
    for (const language of LANGUAGE_NAMES) {
      const drawn = alone(page(createElement(CardFace, { id }), language));
      expect(referencesIn(drawn).length).toBeGreaterThan(1);
      expect(drawn).toMatch(/aria-label="[^"]{4,}"/);
      expect(drawn).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it.each(ALL_TILES.map(({ id }) => id))('tile %s', (id) => {
    for (const language of LANGUAGE_NAMES) {
      const drawn = alone(page(createElement(TileFace, { id }), language));
      expect(drawn).toContain('class="tile-scene"');
      expect(drawn).toMatch(/aria-label="[^"]{4,}"/);
      expect(drawn).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

describe('Symbols', () => {
  it('are there for every good, sign, profession and player', () => {
    const people = TRIBES.flatMap((tribe) => [`person-${tribe}`, `standing-${tribe}`]);
    expect(SYMBOL_NAMES).toEqual(
      expect.arrayContaining([...GOODS, ...CULTURE, ...PROFESSIONS, ...people]),
    );
  });

  it('refer to nothing that is not there', () => {
    expect(referencesIn(sprite)).toEqual([]);
  });
});

describe('A die', () => {
  it.each(FACES)('shows faces that meet on a real one, %i on top', (face) => {
    const shown = [face, ...SIDES[face]];
    expect(new Set(shown).size).toBe(3);
    // Opposite faces sum to seven, and are never seen together.
    for (const one of shown) expect(shown).not.toContain(7 - one);
    const drawn = page(createElement(Die, { x: 0, y: 0, size: 40, face, turn: 30 }));
    const pips = drawn.match(/r="2.5" fill="#2A1D13"/g) ?? [];
    expect(pips).toHaveLength(shown.reduce((sum, value) => sum + value, 0));
  });
});
