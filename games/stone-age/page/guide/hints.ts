import { ofSeat } from '@ochre/kernel';
import type { PlaceName } from '@ochre/stone-age/rules';
import type { Lesson } from '@ochre/ui/game/game-page.ts';
import type { Hint as AnyHint, Course } from '@ochre/ui/guide/course.ts';
import { HINT_NAMES, type HintName, LAST_HINTS } from '../../words/guide/hint-names.ts';
import { kindOf, placesOf, type Situation } from './situation.ts';

const PARTS = {
  first: ['tribe', 'place', 'use', 'round'],
  second: ['tools', 'food', 'cards', 'end'],
} as const satisfies Readonly<Record<Lesson, readonly string[]>>;
type Part = (typeof PARTS)[Lesson][number];

interface Hint extends AnyHint<Situation> {
  readonly part: Part;
}

/** One entry for each, so that a hint without its moment does not compile. */
const HINTS: Readonly<Record<HintName, Hint>> = {
  tribe: { part: 'tribe', kind: 'tells', isDue: isUntouched, about: ownPanel },
  goal: { part: 'tribe', kind: 'tells', isDue: isUntouched, about: ownPanel },
  placing: {
    part: 'place',
    kind: 'asks',
    isDue: (now) => isAsked(now, 'place') && isUntouched(now),
    about: (now) => [placeSelector(exampleIn(now))],
  },
  gathering: {
    part: 'place',
    kind: 'asks',
    isDue: (now) => isAsked(now, 'place') && isTapped(now, 'gathering'),
    about: ({ at }) => [DOCK, placeSelector(at!)],
  },
  endTurn: {
    part: 'place',
    kind: 'asks',
    isDue: ({ isTurnDone }) => isTurnDone,
    about: () => ['.turn-acts'],
  },
  others: {
    part: 'place',
    kind: 'tells',
    isDue: (now) => isPlacingOn(now, 1),
    about: ({ view, you }) => placesOf(view, (player) => player !== you).map(placeSelector),
  },
  village: {
    part: 'place',
    kind: 'tells',
    isDue: (now) => isPlacingOn(now, 1) || isTappedToPlace(now, 'village'),
    about: () => VILLAGE.map(placeSelector),
  },
  cards: {
    part: 'place',
    kind: 'tells',
    isDue: (now) => isPlacingOn(now, 2) || isTappedToPlace(now, 'card'),
    about: () => [CARDS],
  },
  buildings: {
    part: 'place',
    kind: 'tells',
    isDue: (now) => isPlacingOn(now, 2) || isTappedToPlace(now, 'building'),
    about: () => [BUILDINGS],
  },
  using: {
    part: 'use',
    kind: 'asks',
    isDue: (now) => isAsked(now, 'act') && !isBuying(now) && own(now).home === 0,
    about: ({ view, you }) => placesOf(view, (player) => player === you).map(placeSelector),
  },
  yields: {
    part: 'use',
    kind: 'tells',
    isDue: (now) => now.view.phase === 'act' && !isBuying(now) && own(now).home > 0,
    about: ownPanel,
  },
  tools: { part: 'use', kind: 'asks', isDue: (now) => isAsked(now, 'tools'), about: () => [DOCK] },
  pick: { part: 'use', kind: 'asks', isDue: (now) => isAsked(now, 'pick'), about: () => [DOCK] },
  paying: {
    part: 'use',
    kind: 'asks',
    isDue: (now) => isAsked(now, 'act') && isBuying(now),
    about: ({ at }) => [DOCK, placeSelector(at!)],
  },
  fed: { part: 'round', kind: 'tells', isDue: isNextRound, about: ownPanel },
  hungry: {
    part: 'round',
    kind: 'tells',
    isDue: (now) => isNextRound(now) || isAsked(now, 'feed'),
    about: (now) => (isAsked(now, 'feed') ? [DOCK] : ownPanel(now)),
  },
  newRound: {
    part: 'round',
    kind: 'tells',
    isDue: isNextRound,
    about: () => [CARDS, '.turn-order'],
  },
  ending: {
    part: 'round',
    kind: 'tells',
    isDue: isNextRound,
    about: () => ['.until-the-end', BUILDINGS],
  },
  help: { part: 'round', kind: 'tells', isDue: isNextRound, about: () => ['.corner-buttons'] },
  moreTools: ofSecond('tools', () => [placeSelector('toolmaker')]),
  hunger: ofSecond('food', () => ['.decision-bar']),
  sets: ofSecond('cards', () => [CARDS]),
  multipliers: ofSecond('cards', ownPanel),
  timing: ofSecond('end', () => ['.until-the-end', BUILDINGS]),
  onYourOwn: ofSecond('end', () => ['.corner-buttons']),
};

/** All that the guide of Stone Age has to say. */
export const COURSE: Course<HintName, Situation> = {
  names: HINT_NAMES,
  last: LAST_HINTS,
  parts: PARTS,
  hints: HINTS,
};

/** The second lesson is read one after the other, whenever its reader is to place people. */
function ofSecond(part: Part, about: Hint['about']): Hint {
  return { part, kind: 'tells', isDue: (now) => isAsked(now, 'place'), about };
}

const DOCK = '.decision-bar .dock';
const CARDS = '.shelf-part:first-of-type';
const BUILDINGS = '.shelf-part:last-of-type';
const VILLAGE: readonly PlaceName[] = ['toolmaker', 'hut', 'field'];

const placeSelector = (place: PlaceName): string => `button[data-place="${place}"]`;

/** Beside the board; on a phone, in the strip and below the decision. */
function ownPanel({ you }: Situation): readonly string[] {
  return [`[data-panel="${you}"]`];
}

const own = ({ view, you }: Situation) => ofSeat(view.players, you);

const isAsked = ({ view: { decision }, you, isTurnDone }: Situation, kind: string): boolean =>
  !isTurnDone && decision?.player === you && decision.kind === kind;

/** Nobody was placed yet, and no place was tapped. */
function isUntouched(now: Situation): boolean {
  const { view, at } = now;
  return (
    view.round === 1 &&
    view.phase === 'place' &&
    at === undefined &&
    own(now).home === own(now).people
  );
}

/** They are to place again and stand on so many places already; or the next round has come. */
function isPlacingOn(now: Situation, count: number): boolean {
  const { view, you, at } = now;
  if (isNextRound(now)) return true;
  const stands = placesOf(view, (player) => player === you).length;
  return isAsked(now, 'place') && at === undefined && stands >= count;
}

/** The first round is over. */
function isNextRound({ view: { round, phase } }: Situation): boolean {
  return round > 1 && phase === 'place';
}

const isTapped = ({ view, at }: Situation, kind: ReturnType<typeof kindOf>): boolean =>
  at !== undefined && kindOf(view, at) === kind;

const isTappedToPlace = (now: Situation, kind: ReturnType<typeof kindOf>): boolean =>
  isAsked(now, 'place') && isTapped(now, kind);

const isBuying = (now: Situation): boolean => isTapped(now, 'card') || isTapped(now, 'building');

/** A good place to begin: the forest, unless somebody took it; hunting is always open. */
const exampleIn = ({ view }: Situation): PlaceName =>
  view.places.forest === undefined ? 'forest' : 'hunt';
