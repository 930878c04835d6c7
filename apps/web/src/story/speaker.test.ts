import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { LANGUAGE_NAMES, page } from '../testing/page.tsx';
import { SaidBy, type Speaker, SpeakerSign, sayWho } from './speaker.tsx';

const SPEAKERS = {
  player: { name: 'Ann', seat: 0 },
  watcher: { name: 'Ann' },
  host: { name: 'Ann', seat: 0, isHost: true },
  'host without a seat': { name: 'Ann', isHost: true },
} as const satisfies Record<string, Speaker>;

describe.each(LANGUAGE_NAMES)('Who speaks, in %s', (language) => {
  const words = ALL_WORDS[language];
  const { marks } = words.story.atTable;
  const shown = (speaker: Speaker) =>
    page(createElement(SaidBy, { speaker, text: 'Hi!' }), language);

  it('is never taken for somebody else of the same name, read or heard', () => {
    const all: readonly Speaker[] = Object.values(SPEAKERS);
    for (const say of [shown, (speaker: Speaker) => sayWho(speaker, words)]) {
      const said = all.map(say);
      expect(new Set(said).size).toBe(all.length);
      expect(said.map((one) => one.includes(marks.watching))).toEqual([false, true, false, true]);
      expect(said.map((one) => one.includes(marks.host))).toEqual([false, false, true, true]);
    }
  });

  it('has the colour of the seat as a sign that has a name', () => {
    const sign = page(createElement(SpeakerSign, { tribe: 'slate', size: 20 }), language);
    expect(sign).toContain(words.tribes.slate);
  });

  it('keeps the direction of a name and of a text to themselves', () => {
    expect(shown(SPEAKERS.watcher)).toContain('<bdi>Ann</bdi>');
    expect(shown(SPEAKERS.watcher)).toContain('<bdi>Hi!</bdi>');
  });
});
