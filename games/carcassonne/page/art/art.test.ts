import { walk } from '@ochre/kernel/contract';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CLAIMS, carcassonne, featuresOf, type Snapshot, TILES, TURNS } from '../../rules/index.ts';
import { snapshot } from '../../rules/snapshot.ts';
import { Follower, FollowerOnLand, POSTURES, postureOf } from './follower.tsx';
import { cutOf } from './geometry/index.ts';
import { Land } from './land.tsx';
import { TileFace } from './tile-face.tsx';

const WRONG = /undefined|NaN|\[object|Infinity/;

/** The end of a random game. */
const view = snapshot(walk(carcassonne, { players: 5, modules: ['shrine'] }, 'a land'));

const landOf = (props: ComponentProps<typeof Land>): string =>
  renderToStaticMarkup(createElement('svg', {}, createElement(Land, props)));

/** What stands on it and lies under it, piece by piece. */
const piecesOf = (board: Snapshot['board']): Set<string> =>
  new Set(landOf({ board }).match(/<g(?: transform="[^"]*")?><.*?<\/g>/g));

describe('Tiles', () => {
  it.each(TILES.map(({ id }) => id))('%s is drawn in every turn and size', (tile) => {
    for (const turn of TURNS) {
      for (const size of [44, 200]) {
        const drawn = renderToStaticMarkup(createElement(TileFace, { tile, turn, size }));
        expect(drawn).not.toMatch(WRONG);
        expect(drawn.match(/<path/g)!.length).toBeGreaterThan(8);
      }
    }
  });

  it('are cut in three ways, by when they are laid', () => {
    const cuts = new Set(view.board.map(({ tile }, order) => cutOf(tile, order)));
    expect([...cuts].sort()).toEqual([0, 1, 2]);
  });
});

describe('A land', () => {
  it('is the same picture every time', () => {
    const land = () => landOf({ board: view.board });
    expect(land()).toBe(land());
    expect(land()).not.toMatch(WRONG);
  });

  it('keeps what is printed when a neighbour comes', () => {
    for (const count of [5, 20, 50]) {
      const before = piecesOf(view.board.slice(0, count));
      const after = piecesOf(view.board.slice(0, count + 1));
      expect([...before].filter((piece) => !after.has(piece))).toEqual([]);
      expect(after.size).toBeGreaterThan(before.size);
    }
  });

  it('lights roads and cities, and colours fields, wherever they are', () => {
    const parts = featuresOf(view).flatMap((feature) => feature.parts);
    const isField = (on: string): boolean => on.startsWith('field');
    const tints = parts.filter(({ on }) => isField(on));
    const glows = parts.filter(({ on }) => !isField(on));
    const drawn = landOf({ board: view.board, tints, glows });
    expect(drawn.match(/class="tint /g)).toHaveLength(tints.length);
    expect(drawn.match(/class="(?:road-)?glow /g)).toHaveLength(glows.length);
    expect(drawn).not.toMatch(WRONG);
  });
});

describe('Followers', () => {
  it.each(TRIBES)('of %s are drawn wherever they stand', (tribe) => {
    for (const posture of POSTURES) {
      const drawn = renderToStaticMarkup(createElement(Follower, { tribe, posture, size: 36 }));
      expect(drawn).toContain(`var(--p-${tribe})`);
      expect(drawn).not.toMatch(WRONG);
    }
    for (const { on } of CLAIMS) {
      if (on === 'none') continue;
      const drawn = renderToStaticMarkup(createElement(FollowerOnLand, { tribe, on, x: 5, y: 7 }));
      expect(drawn).toContain('var(--rim)');
      expect(drawn).not.toMatch(WRONG);
    }
  });

  it('take the posture of what they are', () => {
    expect(new Set(CLAIMS.flatMap(({ on }) => (on === 'none' ? [] : [postureOf(on)])))).toEqual(
      new Set(POSTURES),
    );
  });
});
