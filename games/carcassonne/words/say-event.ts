import { byType, type PerType } from '@ochre/kernel';
import { type Cast as AnyCast, nameOf, sentenceOf, type Verb, verbOf } from '@ochre/words';
import type { Event } from '../rules/index.ts';
import type { Words } from './index.ts';
import { standingOf } from './names.ts';

type Cast = AnyCast<Words>;
type Deed = Extract<Event, { player: number }>;
type Scoring = Extract<Event, { type: 'scored' }>;

/** What players did, each without their name; one event may be about several of them. */
export interface Told {
  readonly player: number;
  readonly does: string;
}

/** Nothing where another event of the same move says it. */
export function tellEvent(event: Event, cast: Cast): Told[] {
  if (event.type === 'scored') {
    return event.players.map((player) => ({ player, does: sayScoring(event, player, cast) }));
  }
  if (event.type === 'over') return [];
  const does = byType(DEEDS, event, verbOf(event.player, cast), cast);
  return does === undefined ? [] : [{ player: event.player, does }];
}

/** What happened, as sentences. */
export function sayEvent(event: Event, cast: Cast): string | undefined {
  if (event.type === 'over') return cast.words.over;
  const told = tellEvent(event, cast).map(({ player, does }) => sentenceOf(player, [does], cast));
  return told.length === 0 ? undefined : told.join(' ');
}

const DEEDS: PerType<Deed, [verb: Verb, cast: Cast], string | undefined> = {
  turned: ({ tile }, verb, { words }) => words.does.turned(verb, words.tile(tile)),
  removed: ({ tile }, verb, { words }) => words.does.removed(verb, words.tile(tile)),
  laid: ({ tile, x, y }, verb, { words }) => words.does.laid(verb, words.tile(tile), `${x},${y}`),
  claimed: ({ on }, verb, { words }) => words.does.claimed[standingOf(on)](verb),
  declined: (_, verb, { words }) => words.does.declined(verb),
  challenged: ({ player, opponent }, verb, cast) => {
    const { challenged, challengedYou, challengedOneself } = cast.words.does;
    if (opponent === player) return challengedOneself(verb);
    return opponent === cast.viewer
      ? challengedYou(verb)
      : challenged(verb, nameOf(opponent, cast));
  },
  challengeLost: (_, verb, { words }) => words.does.challengeLost(verb),
  // Whoever scores or loses takes the follower back.
  returned: () => undefined,
};

function sayScoring({ for: what, points, isComplete }: Scoring, player: number, cast: Cast) {
  const { does, points: counted } = cast.words;
  const scored = isComplete ? does.scored : does.scoredOpen;
  return scored[what](verbOf(player, cast), counted(points));
}
