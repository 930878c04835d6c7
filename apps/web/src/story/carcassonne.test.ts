import { page } from '@ochre/carcassonne/page';
import { LANGUAGES, randomGame, tellerIn } from '@ochre/carcassonne/page/testing';
import type { GameEvent } from '@ochre/kernel';
import type { Told } from '@ochre/match';
import type { AnyGamePage } from '@ochre/ui/game/game-page.ts';
import type { Teller } from '@ochre/ui/game/game-story.ts';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../testing/all-words.ts';
import { newsSince } from './announcer.tsx';
import { sayContent } from './say-line.ts';
import type { Cast } from './shell-cast.ts';
import { roundsIn, storyOf } from './story.ts';
import { SEATS } from './testing/played.ts';

const CARCASSONNE = page as AnyGamePage;
const told: readonly Told[] = randomGame({ players: 3, modules: ['shrine'] }, 'story').map(
  ({ player: seat, move, events }, at) => ({
    seq: at + 1,
    at: 0,
    what: { kind: 'moved', seat, move, events: [...events] },
  }),
);
const chapters = storyOf(told, told.length, CARCASSONNE.story);
const cast: Cast = {
  words: ALL_WORDS.en,
  seats: SEATS,
  viewer: 0,
  teller: tellerIn(LANGUAGES.en) as Teller<GameEvent>,
};
const lines = chapters.flatMap((chapter) => chapter.lines);

describe('A game of Carcassonne', () => {
  it('has a line for each tile that was laid, whatever followed from it', () => {
    const layings = told.filter(({ what }) => what.kind === 'moved' && what.move.startsWith('lay'));
    const own = lines.filter(({ from }) => from !== undefined);
    expect(own).toHaveLength(layings.length);
    for (const { content } of own) expect(sayContent(content, cast)).toMatch(/^\S+ lays? a tile/);
  });

  it('has a chapter for ten turns', () => {
    const starts = roundsIn(chapters);
    expect(starts.map(({ round }) => round)).toEqual([1, 11, 21, 31, 41, 51, 61, 71]);
    for (const { moves, round } of starts.slice(1)) {
      const turns = told
        .slice(0, moves)
        .filter(({ what }) => what.kind === 'moved' && what.move.startsWith('lay'));
      expect(turns).toHaveLength(round - 1);
    }
  });

  it('tells what the end counts in lines of their own, and who won', () => {
    const counted = lines.filter(
      ({ content }) =>
        content.kind === 'deeds' &&
        content.deeds.some((deed) => 'isComplete' in deed && deed.isComplete === false),
    );
    expect(counted.length).toBeGreaterThan(3);
    for (const { content } of counted) {
      expect(sayContent(content, cast)).toMatch(/^\S+ scores? \d+ points? for an? [^,]+\.$/);
    }
    expect(sayContent(lines.at(-1)!.content, cast)).toMatch(/^The game is over: /);
  });

  it('is read aloud in a few sentences at a time', () => {
    for (let heard = 0; heard < told.length; heard += 3) {
      const upTo = told.slice(0, heard + 3);
      const news = newsSince(heard, { told: upTo, moves: upTo.length, page: CARCASSONNE }, cast);
      expect(news).not.toMatch(/undefined|NaN/);
      expect(news.length).toBeLessThan(700);
    }
  });
});
