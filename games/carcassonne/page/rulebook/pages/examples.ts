import { Playthrough } from '@ochre/kernel';
import {
  carcassonne,
  type Feature,
  FOLLOWERS,
  featuresOf,
  type Scored,
  type SegmentName,
  type Snapshot,
} from '../../../rules/index.ts';
import type { ExampleFacts, PageName } from '../../../words/page/rulebook/pages.ts';

/** A tile, where it is laid, and what is claimed on it. */
type Laying = readonly [tile: string, at: string, claim?: SegmentName];

/** Two players in turn, from the start tile on. */
const LAYINGS: Readonly<Record<PageName, readonly Laying[]>> = {
  turn: [['U', '1,0 r0', 'road e']],
  laying: [
    ['N', '0,-1 r2'],
    ['U', '1,0 r0'],
    ['E', '1,-1 r3'],
  ],
  follower: [
    ['U', '1,0 r0', 'road e'],
    ['V', '2,0 r0'],
  ],
  road: [
    ['W', '1,0 r0', 'road w'],
    ['U', '-1,0 r0'],
    ['A', '-2,0 r3'],
  ],
  city: [
    ['M', '0,-1 r2', 'city e'],
    ['N', '1,-1 r3'],
    ['K', '1,0 r0'],
  ],
  cloister: [
    ['B', '0,1 r0', 'cloister'],
    ['U', '1,0 r0'],
    ['U', '-1,0 r0'],
    ['V', '1,1 r3'],
    ['V', '-1,1 r0'],
    ['U', '0,2 r0'],
    ['V', '-1,2 r2'],
    ['V', '1,2 r1'],
  ],
  sharing: [
    ['N', '0,-1 r2', 'city e'],
    ['K', '1,0 r0', 'city n'],
    ['N', '1,-1 r3'],
  ],
  farm: [
    ['E', '0,-1 r2', 'field nnw'],
    ['E', '1,-1 r1'],
    ['E', '2,-1 r3'],
  ],
  end: [
    ['M', '0,-1 r2', 'city e'],
    ['B', '0,1 r0', 'cloister'],
    ['U', '1,0 r0', 'road e'],
    ['U', '-1,0 r0'],
  ],
  shrine: [
    ['B', '0,1 r0', 'cloister'],
    ['SH1', '1,1 r0', 'shrine'],
    ['U', '-1,0 r0'],
  ],
};

/** A position to be shown: the tiles as they lie, and the followers before anybody goes home. */
export interface Example {
  readonly view: Snapshot;
  readonly followers: Snapshot['followers'];
  /** What the last laying left to be claimed. */
  readonly free: number;
}

/** Plays an example by the rules. */
export function exampleOf(name: PageName): Example {
  const layings = LAYINGS[name];
  const rig = { tiles: layings.map(([tile]) => tile), firstPlayer: 0 };
  const modules = name === 'shrine' ? ['shrine'] : [];
  const game = new Playthrough(
    carcassonne,
    { players: 2, modules, rig },
    { secret: name, nonces: [] },
  );
  let followers: Snapshot['followers'] = [];
  let free = 0;
  for (const [, at, claim = 'none'] of layings) {
    followers = carcassonne.view(game.state, 'all').followers;
    game.move(carcassonne.parse(`lay ${at}`));
    const isAsked = carcassonne.decision(game.state)?.kind === 'claim';
    // None is not counted.
    free = isAsked ? carcassonne.legalActions(game.state).length - 1 : 0;
    if (isAsked) game.move(carcassonne.parse(`claim ${claim}`));
  }
  const view = carcassonne.view(game.state, 'all');
  const stand = view.followers.length > followers.length ? view.followers : followers;
  return { view, followers: stand, free };
}

/** What the examples come to, by the rules. */
export function exampleFacts(one: string, other: string): ExampleFacts {
  const [city, road] = [featureIn('city', 'city'), featureIn('road', 'road')];
  const shared = featureIn('sharing', 'city');
  const farm = featureIn('farm', 'farm');
  const openCloister = featureIn('end', 'cloister');
  const challenge = {
    monk: featureIn('shrine', 'cloister'),
    heretic: featureIn('shrine', 'shrine'),
  };
  const { left, board } = exampleOf('turn').view;
  return {
    one,
    other,
    tiles: left + board.length + 1,
    followers: FOLLOWERS,
    free: exampleOf('follower').free,
    road: { tiles: road.tiles.length, points: scoreIn('road') },
    city: { tiles: city.tiles.length, shields: city.shields, points: scoreIn('city') },
    cloister: scoreIn('cloister'),
    shared: { tiles: shared.tiles.length, points: scoreIn('sharing') },
    farm: { cities: farm.cities, points: farm.points, each: farm.points / farm.cities },
    openCity: counted(featureIn('end', 'city')),
    openRoad: counted(featureIn('end', 'road')),
    openCloister: { around: openCloister.points - 1, points: openCloister.points },
    challenge: {
      monk: challenge.monk.openSides,
      heretic: challenge.heretic.openSides,
      points: challenge.monk.whenComplete,
    },
  };
}

const counted = ({ tiles, shields, points }: Feature) => ({
  tiles: tiles.length,
  shields,
  points,
});

/** The largest of a kind that an example has. */
function featureIn(name: PageName, kind: Scored): Feature {
  const found = featuresOf(exampleOf(name).view).filter((feature) => feature.kind === kind);
  return found.reduce((most, one) => (isMore(one, most) ? one : most));
}

const isMore = (one: Feature, other: Feature): boolean =>
  one.points > other.points || (one.points === other.points && one.holders.length > 0);

/** What the first player has scored. */
const scoreIn = (name: PageName): number => exampleOf(name).view.players[0]?.score ?? 0;
