import { sometimes, walk } from '@ochre/kernel/contract';
import { LANGUAGES as LANGUAGE_NAMES } from '@ochre/words';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  carcassonne,
  challengesIn,
  featuresOf,
  heldFarms,
  type Snapshot,
  stateOf,
  TILES,
  TURNS,
} from '../../rules/index.ts';
import { snapshot } from '../../rules/snapshot.ts';
import { keen, keenly } from '../../rules/testing/keen.ts';
import { page } from '../testing/page.tsx';
import { ChallengeCard } from './challenge/challenge-card.tsx';
import { missingOf } from './challenge/challenge-on-land.tsx';
import { farmTints } from './farms/farm-tints.ts';
import { FarmsCard } from './farms/farms-card.tsx';
import { FeatureCard } from './feature/feature-card.tsx';
import { segmentAt } from './feature/segment-at.ts';
import { HelpContext, isShownAt } from './help.ts';
import { LaidCard } from './laid/laid-card.tsx';
import { spotAt } from './places.ts';
import { tileCounts } from './tiles/counts.ts';
import { TilesBox } from './tiles/tiles-box.tsx';

const SEATS = (['cinnabar', 'slate', 'moss', 'chalk', 'plum'] as const).map((tribe) => ({
  name: tribe,
  tribe,
  about: '',
}));
const nothing = (): void => {};

const look = (seed: string, every: number, see: (view: Snapshot) => void): void => {
  const request = { players: 5, modules: ['shrine'] };
  walk(
    keen,
    keenly(request),
    seed,
    sometimes(every, ({ state }) => see(snapshot(state))),
  );
};

describe('what is pointed at', () => {
  it('is the segment on which a figure stands there, on every tile in every turn', () => {
    for (const { id } of TILES) {
      for (const rotation of TURNS) {
        const board = [{ x: 2, y: -3, tile: id, rotation, player: null }];
        const view = { ...snapshotOf(), board } as Snapshot;
        for (const { parts } of featuresOf({ ...view, followers: [] })) {
          const [part] = parts;
          // A figure stands beside its building.
          if (part === undefined || part.on === 'cloister' || part.on === 'shrine') continue;
          const [x, y] = spotAt(board, part);
          expect(segmentAt(view, { x, y })).toEqual(part);
        }
      }
    }
  });

  it('is nothing where no tile lies', () => {
    expect(segmentAt(snapshotOf(), { x: 5.5, y: 0.5 })).toBeUndefined();
  });
});

function snapshotOf(): Snapshot {
  let first: Snapshot | undefined;
  look('first', 1000, (view) => {
    first ??= view;
  });
  return first!;
}

describe('farms', () => {
  it('are tinted wholly, and each in one pattern', () => {
    look('farms', 20, (view) => {
      const fields = heldFarms(view).flatMap(({ farm }) => farm.parts);
      const tints = farmTints(view, SEATS);
      expect(tints).toHaveLength(fields.length);
      expect(new Set(tints.map(({ x, y, on }) => `${x},${y} ${on}`)).size).toBe(fields.length);
    });
  });
});

describe('tiles left', () => {
  it('are counted as they lie face down, each type with all there are of it', () => {
    look('tiles', 15, (view) => {
      const counts = tileCounts(view);
      expect(counts.reduce((sum, { left }) => sum + left, 0)).toBe(view.left);
      expect(counts.reduce((sum, { all }) => sum + all, 0)).toBe(76);
      expect(counts.every(({ left, all }) => left <= all)).toBe(true);
    });
  });
});

describe.each(LANGUAGE_NAMES)('cards in %s', (language) => {
  const onlooker = (view: Snapshot) => ({ view, seats: SEATS, viewer: 0 });

  it('tell of every feature, farm, laying and challenge of a game', () => {
    let told = 0;
    look('cards', 23, (view) => {
      const props = onlooker(view);
      for (const feature of featuresOf(view).slice(0, 12)) {
        const markup = page(createElement(FeatureCard, { ...props, feature }), language);
        expect(markup).toContain('<h3');
        expect(markup).not.toMatch(/undefined|NaN/);
      }
      const farms = page(createElement(FarmsCard, { ...props, onClose: nothing }), language);
      expect(farms.match(/farm-swatch/g) ?? []).toHaveLength(heldFarms(view).length);
      for (const challenge of challengesIn(view)) {
        told++;
        const [one, other] = challenge.sides;
        const missing = new Set([...one.missing, ...other.missing].map(String));
        expect(missingOf(challenge)).toHaveLength(missing.size);
        const markup = page(
          createElement(ChallengeCard, { ...props, challenge, onRule: nothing, onClose: nothing }),
          language,
        );
        expect(markup.match(/class="missing"/g) ?? []).toHaveLength(
          one.missing.length + other.missing.length,
        );
      }
      if (view.phase !== 'lay') return;
      const [move] = carcassonne.legalActions(stateOf(view)).map((one) => carcassonne.print(one));
      expect(page(createElement(LaidCard, { ...props, move: move! }), language)).toContain(
        'if-laid',
      );
    });
    expect(told).toBeGreaterThan(0);
  });
});

describe('the levels', () => {
  it('hide by and by: what a stricter one shows, every other shows too', () => {
    expect(isShownAt('tournament', 'whyNot')).toBe(true);
    expect(isShownAt('tournament', 'ifEnded')).toBe(false);
    expect(isShownAt('standard', 'farms')).toBe(true);
    expect(isShownAt('standard', 'deadSquares')).toBe(false);
    expect(isShownAt('full', 'deadSquares')).toBe(true);
  });

  it('leave a tournament with the number of tiles left, and nothing to open', () => {
    const view = snapshotOf();
    const box = createElement(TilesBox, { view, isOpen: false, onOpen: nothing });
    expect(page(box)).toContain('<button');
    const strict = page(createElement(HelpContext, { value: 'tournament' }, box));
    expect(strict).not.toContain('<button');
    expect(strict).toContain(`${view.left}`);
  });
});
