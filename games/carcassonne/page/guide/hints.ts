import type { Lesson } from '@ochre/ui/game/game-page.ts';
import type { Hint as AnyHint, Course } from '@ochre/ui/guide/course.ts';
import { HINT_NAMES, type HintName, LAST_HINTS } from '../../words/page/guide/words.ts';
import { isAsked, laidBy, own, type Situation } from './situation.ts';

const PARTS = {
  first: ['land', 'lay', 'claim', 'round'],
  second: ['followers', 'others', 'farms', 'bag'],
} as const satisfies Readonly<Record<Lesson, readonly string[]>>;
type Part = (typeof PARTS)[Lesson][number];

interface Hint extends AnyHint<Situation> {
  readonly part: Part;
}

const BAR = '.decision-bar';
const LEFT = '.tiles-left';
const FARMS = '.land-tool[aria-keyshortcuts="F"]';
const CORNER = '.land-corner';

const ownPanel = ({ you }: Situation): readonly string[] => [`[data-panel="${you}"]`];
const otherPanels = ({ view, you }: Situation): readonly string[] =>
  view.players.flatMap((_, player) => (player === you ? [] : [`[data-panel="${player}"]`]));

/** One entry for each, so that a hint without its moment does not compile. */
const HINTS: Readonly<Record<HintName, Hint>> = {
  followers: { part: 'land', kind: 'tells', isDue: isUntouched, about: ownPanel },
  goal: { part: 'land', kind: 'tells', isDue: isUntouched, about: () => [LEFT] },
  endTurn: {
    part: 'claim',
    kind: 'asks',
    isDue: ({ isTurnDone }) => isTurnDone,
    about: () => ['.turn-acts'],
  },
  laying: {
    part: 'lay',
    kind: 'asks',
    isDue: (now) => isAsked(now, 'lay') && isUntouched(now),
    about: () => ['.tile-in-hand'],
  },
  turning: {
    part: 'lay',
    kind: 'asks',
    isDue: (now) => isAsked(now, 'lay') && now.isLooking,
    about: () => [BAR, '[data-square][data-state="chosen"]'],
  },
  claiming: {
    part: 'claim',
    kind: 'asks',
    isDue: (now) => isAsked(now, 'claim'),
    about: () => [BAR],
  },
  farmer: {
    part: 'claim',
    kind: 'asks',
    isDue: (now) => (isAsked(now, 'claim') && now.hasField) || isTurn(now, 3),
    about: ({ hasField }) => (hasField ? ['.pick[data-claim^="field"]'] : []),
  },
  points: {
    part: 'round',
    kind: 'tells',
    isDue: (now) => own(now).score > 0 || isTurn(now, 3),
    about: ownPanel,
  },
  others: { part: 'round', kind: 'tells', isDue: (now) => isTurn(now, 1), about: otherPanels },
  standing: { part: 'round', kind: 'tells', isDue: (now) => isTurn(now, 1), about: ownPanel },
  farms: {
    part: 'round',
    kind: 'tells',
    isDue: (now) => isTurn(now, 2),
    about: () => [FARMS],
  },
  ending: { part: 'round', kind: 'tells', isDue: (now) => isTurn(now, 3), about: () => [LEFT] },
  help: { part: 'round', kind: 'tells', isDue: (now) => isTurn(now, 3), about: () => [CORNER] },
  scarce: ofSecond('followers', ownPanel),
  joining: ofSecond('others', otherPanels),
  roads: ofSecond('others', otherPanels),
  farming: ofSecond('farms', () => [FARMS]),
  bag: ofSecond('bag', () => ['.tiles-box', LEFT]),
  onYourOwn: ofSecond('bag', () => [CORNER]),
};

/** The second lesson is read one after the other, whenever its reader is to lay a tile. */
function ofSecond(part: Part, about: Hint['about']): Hint {
  return { part, kind: 'tells', isDue: (now) => isAsked(now, 'lay'), about };
}

/** They have not laid a tile yet, and look at none. */
function isUntouched(now: Situation): boolean {
  return laidBy(now) === 0 && !now.isLooking && now.view.phase === 'lay';
}

/** They are to lay again, after so many tiles. */
function isTurn(now: Situation, laid: number): boolean {
  return isAsked(now, 'lay') && !now.isLooking && laidBy(now) >= laid;
}

/** All that the guide of Carcassonne has to say. */
export const COURSE: Course<HintName, Situation> = {
  names: HINT_NAMES,
  last: LAST_HINTS,
  parts: PARTS,
  hints: HINTS,
};
