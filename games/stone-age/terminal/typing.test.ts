import { PLACES } from '@ochre/stone-age/rules';
import { LANGUAGES } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { nameOfPlace } from '../words/sayings/names.ts';
import { wordsIn } from './in-words.ts';
import { tidiedIn } from './typing.ts';

describe('what is typed', () => {
  it.each(LANGUAGES)('may call every place by its name: %s', (language) => {
    const words = wordsIn(language);
    const tidied = tidiedIn(words);
    for (const place of PLACES) {
      expect(tidied(`place ${nameOfPlace(place, words)} 1`).toLowerCase()).toBe(
        `place ${place.toLowerCase()} 1`,
      );
    }
  });

  it.each([
    ['en', 'tool maker', 'toolmaker'],
    ['en', 'buy card 2 1 wood, 2 decorations', 'buy card2 wood=1, jewelry=2'],
    ['es', 'rio 2', 'river 2'],
    ['es', 'carta 3 2 de madera 1 joya', 'card3 wood=2 jewelry=1'],
    ['es', 'elder aldea', 'elder village'],
    ['de', 'wald 3', 'forest 3'],
    ['de', 'gebäude 1 2 Holz 1 lehm', 'building1 wood=2 clay=1'],
    ['de', 'elder dorf', 'elder village'],
  ] as const)('%s: %s is %s', (language, typed, move) => {
    expect(tidiedIn(wordsIn(language))(typed)).toBe(move);
  });

  it('leaves the command for cards alone', () => {
    expect(tidiedIn(wordsIn('en'))('card 2')).toBe('card 2');
    expect(tidiedIn(wordsIn('de'))('card C05')).toBe('card C05');
  });
});
