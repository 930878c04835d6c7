import { ALL_CARDS, ALL_TILES, BASE_CARDS, PLACES } from '@ochre/stone-age/rules';
import { ruleOf } from '@ochre/ui/rulebook/book.ts';
import { parseBook } from '@ochre/ui/rulebook/parse-book.ts';
import { describe, expect, it } from 'vitest';
import { explainCard, explainPlace, explainTile } from '../../words/sayings/explain.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { LANGUAGE_NAMES } from '../testing/page.tsx';
import { COMPONENTS, explainComponent } from './components.ts';
import { rulesOfPlace } from './rules-of.ts';
import { SOURCES } from './sources/index.ts';

const { en } = LANGUAGES;

describe.each(LANGUAGE_NAMES)('Explanations in %s', (language) => {
  const words = LANGUAGES[language];
  const all = [
    ...ALL_CARDS.map(({ id }) => explainCard(id, words)),
    ...ALL_TILES.map(({ id }) => explainTile(id, words)),
    ...PLACES.map((place) => explainPlace(place, words)),
    ...BASE_CARDS.map(({ id }) => explainCard(id, words, 'solo')),
    ...PLACES.map((place) => explainPlace(place, words, 'solo')),
  ];

  it('are whole sentences about every card, tile and place', () => {
    for (const sentences of all) {
      expect(sentences).not.toHaveLength(0);
      for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
    expect(all.flat().join()).not.toMatch(/undefined|NaN|#|\[object/);
  });
});

describe('A card', () => {
  it('says what it brings at once and scores at the end', () => {
    expect(explainCard('C06', en)).toEqual([
      'You get 1 clay.',
      '2 points at the end for every person you have.',
    ]);
  });

  it('says what every face of its dice brings', () => {
    expect(explainCard('C01', en).join(' ')).toContain('4:\u00a01 gold · 5:\u00a0a tool');
    expect(explainCard('S01', en).join(' ')).toContain('5:\u00a01 step on the merchant track');
  });

  it('divides its roll as the place of the resource does', () => {
    expect(explainCard('C13', en).join(' ')).toContain('divide by 6');
  });
});

describe('In the game for one', () => {
  it('a card is paid with the elder’s material', () => {
    expect(explainPlace('card3', en)).toEqual([en.rulebook.explained.cardSpace(3)]);
    expect(explainPlace('card3', en, 'solo').join()).toContain('3 of the elder’s material');
  });

  it('what is different is said, and all else as ever', () => {
    expect(explainPlace('field', en, 'solo').join()).toContain('food');
    expect(explainPlace('forest', en, 'solo')[0]).toBe(explainPlace('forest', en)[0]);
    expect(explainCard('C01', en, 'solo').join()).toContain('1 to 3 dice');
    expect(explainCard('C06', en, 'solo').join()).toContain('outside pool');
    expect(explainCard('C22', en, 'solo')).toEqual(explainCard('C22', en));
  });
});

describe('A tile', () => {
  it('says what it costs and brings', () => {
    expect(explainTile('B01', en)).toEqual([
      'It costs 2 wood and 1 clay.',
      'It scores 10 points at once.',
    ]);
    expect(explainTile('H01', en).at(-1)).toContain('every following round you get 1 wood');
    expect(explainTile('D01', en)).toEqual([
      'It costs 1 to 4 jewelry.',
      'It scores 4 points for each jewelry, at once.',
    ]);
  });
});

describe('The components', () => {
  it('are every card and tile once, those alike together', () => {
    const ids = COMPONENTS.flatMap((component) => component.ids);
    expect([...ids].sort()).toEqual([...ALL_CARDS, ...ALL_TILES].map(({ id }) => id).sort());
    const together = COMPONENTS.filter((component) => component.ids.length > 1);
    expect(together.map((component) => component.ids)).toContainEqual(['C22', 'C28']);
    expect(together.map((component) => component.ids)).toContainEqual(['B26', 'B27', 'B28']);
  });

  it('and places refer to rules that there are', async () => {
    const book = parseBook(await SOURCES.en());
    const rules = [
      ...COMPONENTS.flatMap((component) => explainComponent(component, en).rules),
      ...PLACES.flatMap(rulesOfPlace),
    ];
    expect(rules.filter((rule) => ruleOf(book, rule) === undefined)).toEqual([]);
  });
});
