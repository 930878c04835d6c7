import { byType, type PerType } from '@ochre/kernel';
import { type Cast as AnyCast, nameOf, type Verb, verbOf } from '@ochre/words';
import type { Event } from '../../rules/index.ts';
import { aboutTile } from '../../words/about-tile.ts';
import { standingOf } from '../../words/names.ts';
import { sayEvent, tellEvent } from '../../words/say-event.ts';
import type { Standing } from '../../words/words.ts';
import type { Words } from '../in-words.tsx';

type Cast = AnyCast<Words>;
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Who it is told of, and how. */
interface Told {
  readonly player: number;
  readonly verb: Verb;
  readonly cast: Cast;
}

/** What a player did and what came of it, in order; followers that came home are counted. */
export function sayDeeds(events: readonly Event[], player: number, cast: Cast): string[] {
  const told = { player, verb: verbOf(player, cast), cast };
  const home = followersHome(events, cast);
  return [
    ...events.flatMap((event) => byType(DEEDS, event, told) ?? []),
    ...(home === undefined ? [] : [cast.words.story.returned(told.verb, home)]),
  ];
}

/** Which tile it was: the log shows it where it was laid. */
export const sayDrawn = (event: Event, player: number, cast: Cast): string | undefined =>
  event.type === 'turned'
    ? cast.words.story.drew(verbOf(player, cast), aboutTile(event.tile, 0, cast.words))
    : undefined;

/** What happened by itself. */
export const sayNews = (event: Event, cast: Cast): string =>
  event.type === 'over' ? sayVictory(event, cast) : (sayEvent(event, cast) ?? '');

/** One saying per event; undefined where another one of the same line says it. */
const DEEDS: PerType<Event, [told: Told], string | undefined> = {
  turned: () => undefined,
  removed: (_, { verb, cast }) => cast.words.story.removed(verb),
  laid: (_, { verb, cast }) => cast.words.story.laid(verb),
  claimed: (event, { cast }) => tellEvent(event, cast)[0]?.does,
  declined: () => undefined,
  challenged: (event, { cast }) => tellEvent(event, cast)[0]?.does,
  scored: (event, { verb, cast: { words } }) =>
    words.story.scored(verb, words.points(event.points), nameOfScored(event, words)),
  challengeLost: sayChallenge,
  returned: () => undefined,
  over: () => undefined,
};

/** It is told in the lines of both; who wins against themselves hears only of that. */
function sayChallenge(
  { player: loser, winner }: EventOf<'challengeLost'>,
  { player, verb, cast }: Told,
): string {
  const { story, does } = cast.words;
  if (winner === loser) return story.wonAgainstOneself(verb);
  if (player === loser) return does.challengeLost(verb);
  return loser === cast.viewer
    ? story.wonAgainstYou(verb)
    : story.wonAgainst(verb, nameOf(loser, cast));
}

/** C6.4: a farm brings so much for each city. */
const CITY_OF_FARM = 3;

/** What brought points, with its size: `a city of 10 tiles`. */
function nameOfScored(
  { for: what, points, tiles, isComplete }: EventOf<'scored'>,
  { story }: Words,
): string {
  const { complete, unfinished, farmersAroundACity } = story;
  if (what === 'farm') {
    // Where cities are counted and not farms, each brings the same (C6.6).
    return points % CITY_OF_FARM === 0
      ? unfinished.farm(points / CITY_OF_FARM)
      : farmersAroundACity;
  }
  if (isComplete) return complete[what](tiles.length);
  const isBuilding = what === 'cloister' || what === 'shrine';
  return unfinished[what](isBuilding ? points - 1 : tiles.length);
}

/** `2 knights and 1 thief`. */
function followersHome(events: readonly Event[], { words }: Cast): string | undefined {
  const home = new Map<Standing, number>();
  for (const event of events) {
    if (event.type !== 'returned') continue;
    const standing = standingOf(event.on);
    home.set(standing, (home.get(standing) ?? 0) + 1);
  }
  if (home.size === 0) return undefined;
  return words.and([...home].map(([standing, count]) => words.followers[standing](count)));
}

function sayVictory({ scores, winners }: EventOf<'over'>, cast: Cast): string {
  const { story, and } = cast.words;
  const best = Math.max(...scores);
  const who = and(winners.map((player) => nameOf(player, cast)));
  if (winners.length > 1) return story.share(who, best);
  return winners[0] === cast.viewer ? story.youWin(best) : story.wins(who, best);
}
