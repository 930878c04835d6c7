import { BUILDING_SPACES, type BuildingSpace } from '@ochre/stone-age/rules';
import * as timing from '@ochre/ui/motion/timing.ts';
import { all, type Change, ofPlayer, ofSolo, ofStack } from '../change.ts';
import { add, happens, panel, take, type Way } from '../staging.ts';
import type { Spot } from '../step.ts';
import type { PlansOf } from './plans-of.ts';

/** How building tiles are taken, opened and cycled. */
export const TILES: PlansOf<'built' | 'tileOpened' | 'cycled'> = {
  built({ player, tile, place }, staging) {
    staging.lay.set(tile, place);
    staging.bare.set(place, staging.now);
    const way: Way = { from: { at: 'place', place }, to: panel(player, 'buildings') };
    const comes = ofPlayer(player, ({ buildings }) => ({ buildings: [...buildings, tile] }));
    take(staging, { kind: 'tile', tile }, way, { comes });
  },
  tileOpened({ place, tile, left }, staging) {
    const stack = BUILDING_SPACES.indexOf(place as BuildingSpace);
    const since = staging.bare.get(place) ?? staging.now;
    const opened = all(ofStack(stack, { top: tile, left }), onlyTheLast(stack, left));
    happens(staging, opened, since - staging.now);
    if (tile === '') return;
    const spot: Spot = { at: 'place', place };
    add(staging, {
      motion: 'turn',
      what: { kind: 'tile', tile },
      from: spot,
      to: spot,
      duration: timing.TURN,
      hides: since,
    });
  },
  cycled({ place, tiles }, staging) {
    const stack = BUILDING_SPACES.indexOf(place);
    const [top] = staging.view.solo?.stacks[stack] ?? [];
    staging.bare.set(place, staging.now);
    happens(
      staging,
      ofSolo(({ stacks }) => ({
        stacks: stacks.map((each, at) =>
          at === stack ? [...each.slice(tiles), ...each.slice(0, tiles)] : each,
        ),
      })),
    );
    if (top === undefined) return;
    add(staging, {
      motion: 'slide',
      what: { kind: 'tile', tile: top },
      from: { at: 'place', place },
      to: { at: 'bottom', place },
      duration: timing.FLY,
    });
    staging.now += timing.FLY / 2;
  },
};

/** Solo: a stack loses what lies above its last tiles. */
const onlyTheLast = (stack: number, left: number): Change =>
  ofSolo(({ stacks }) => ({
    stacks: stacks.map((tiles, at) => (at === stack ? tiles.slice(tiles.length - left) : tiles)),
  }));
