import { simulationChance } from '@ochre/kernel';
import { type PlaceName, stoneAge } from '@ochre/stone-age/rules';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../testing/all-words.ts';
import { LANGUAGE_NAMES, page } from '../testing/page.tsx';
import { AskedAbout } from './asked-about.tsx';
import { noteOf } from './notes-of.ts';

/** The view of whoever is asked after these moves. */
function after(players: number, ...moves: string[]) {
  const chance = simulationChance('notes');
  const rig = { firstPlayer: 0 };
  const state = stoneAge.setup(stoneAge.checkSetup({ players, rig }), chance);
  for (const move of moves) stoneAge.advance(state, stoneAge.parse(move), chance);
  const { player } = stoneAge.decision(state)!;
  return { view: stoneAge.view(state, player), player };
}

const noteAt = (place: PlaceName, { view, player }: ReturnType<typeof after>) =>
  noteOf(view, player, place, LANGUAGES.en);

describe('A closed place says why', () => {
  it('for two, that only one tribe may stand on a resource place', () => {
    const table = after(2, 'place forest 2');
    expect(noteAt('forest', table)).toBe('only 1 tribe');
    expect(noteAt('quarry', table)).toBeUndefined();
  });

  it('for three, that only two may', () => {
    expect(noteAt('forest', after(3, 'place forest 2', 'place forest 2'))).toBe('only 2 tribes');
  });

  it('when two places of the village are used, that the third stays empty', () => {
    const table = after(3, 'place hut 2', 'place field 1');
    expect(noteAt('toolmaker', table)).toBe('2 of 3 used');
    expect(noteAt('field', table)).toBe('taken');
  });

  it('when all circles are taken, that it is full', () => {
    expect(noteAt('forest', after(4, 'place forest 5', 'place forest 2'))).toBe('full');
  });

  it('where the viewer stands, that they are there', () => {
    const table = after(2, 'place forest 2', 'place hunt 5');
    expect(noteAt('forest', table)).toBe('you are here');
  });
});

describe.each(LANGUAGE_NAMES)('A place that is asked about, in %s', (language) => {
  it('gives the one reason that holds here, and the rest on demand', () => {
    const { view, player } = after(4, 'place field 1');
    const markup = page(
      createElement(AskedAbout, {
        view,
        viewer: player,
        place: 'field',
        names: ['Ana', 'Ben', 'Cleo', 'Dan'],
        chosen: undefined,
        isPlaying: true,
        onRule: () => undefined,
        onClose: () => undefined,
      }),
      language,
    );
    const [seen, behind] = markup.slice(markup.indexOf('asked-about')).split('<details>');
    expect(seen).toContain('Ana');
    expect(seen!.match(/<p\b/g)).toHaveLength(1);
    expect(behind).toContain(`<summary>${LANGUAGES[language].odds.more}</summary>`);
    expect(behind).toContain('B3.3');
  });
});
