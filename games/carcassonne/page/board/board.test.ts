import type { SetupRequest } from '@ochre/kernel';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../rules/index.ts';
import { randomGame } from '../testing/random-game.ts';
import { Board } from './board.tsx';
import { pennantsOf } from './pennants.ts';
import { standingsOf } from './standing.ts';

const SEATS = TRIBES.map((tribe) => ({ tribe, name: tribe, about: 'bot' }));

/** A few moments of a random game, its end among them. */
function views(request: SetupRequest): Snapshot[] {
  const played = randomGame(request, `board ${request.players}`);
  const some = played.filter((_, move) => move % 25 === 0).map(({ before }) => before);
  return [...some, played.at(-1)!.after];
}

describe.each([{ players: 2 }, { players: 5, modules: ['shrine'] }])(
  'A board of $players',
  (request) => {
    const all = views(request);

    it('draws any view, with everybody and everything that stands', () => {
      for (const view of [all[0]!, all.at(-2)!, all.at(-1)!]) {
        const markup = renderToStaticMarkup(createElement(Board, { view, seats: SEATS }));
        expect(markup.match(/data-follower/g) ?? []).toHaveLength(view.followers.length);
        expect(markup.match(/class="player /g)).toHaveLength(view.players.length);
        expect(markup).not.toContain('undefined');
      }
    });

    it('says of each player what they have followers on, and no more', () => {
      for (const view of all) {
        const standings = standingsOf(view, true);
        const standing = standings.flatMap(({ holdings }) => holdings);
        const count = standing.reduce((sum, { followers }) => sum + followers, 0);
        expect(count).toBe(view.followers.length);
        for (const { ifEnded, holdings } of standingsOf(view, false)) {
          expect(ifEnded).toBeUndefined();
          for (const { points } of holdings) expect(points).toBeUndefined();
        }
      }
    });

    it('flies pennants of those who have knights', () => {
      for (const view of all) {
        const knights = view.followers.filter(({ on }) => on.startsWith('city'));
        const tribes = new Set(knights.map(({ player }) => TRIBES[player]));
        for (const tribe of pennantsOf(view, SEATS).values()) expect(tribes).toContain(tribe);
      }
    });
  },
);
