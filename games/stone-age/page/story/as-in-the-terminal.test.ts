import type { Event } from '@ochre/stone-age/rules';
import { LANGUAGES as ALL_LANGUAGES, sentenceOf } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { terminalIn } from '../../terminal/index.ts';
import { randomGame } from '../motion/testing/random-game.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { tellerIn } from './index.ts';

const SEATS = [
  { name: 'Ana', tribe: 'moss' },
  { name: 'Ben', tribe: 'plum' },
  { name: 'Uma', tribe: 'slate' },
] as const;

describe.each(ALL_LANGUAGES)('In %s, page and terminal tell the same', (language) => {
  const teller = tellerIn(LANGUAGES[language]);
  const terminal = terminalIn(language);

  function onThePage(event: Event, readers: { seats: readonly (typeof SEATS)[number][] }) {
    const cast = { ...readers, viewer: 0, words: LANGUAGES[language] };
    if (!('player' in event)) return teller.news(event, cast);
    const deeds = teller.deeds([event], event.player, cast);
    return deeds.length === 0 ? undefined : sentenceOf(event.player, deeds, cast);
  }

  it.each([
    { players: 3, modules: ['style', 'huts'] },
    { players: 1, variant: 'solo' },
  ])('of every event: %j', (request) => {
    const readers = { seats: SEATS.slice(0, request.players), viewer: 0 };
    const events = randomGame(request, 'same words').flatMap((move) => move.events);
    // Rounds and phases are headings on the page.
    const told = events.filter(({ type }) => type !== 'round' && type !== 'phase');
    for (const event of told) {
      expect(terminal.sentence(event, readers)).toBe(onThePage(event, readers));
    }
    expect(new Set(told.map(({ type }) => type)).size).toBeGreaterThan(12);
  });
});
