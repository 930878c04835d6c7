import type { Action, ActionOf } from '../../action.ts';
import { knownPlace } from '../../known.ts';
import { withItem } from '../../lists.ts';
import { popPending, pushPending } from '../../pending.ts';
import { decisionsOf, type Question, type RuleSet, why } from '../../rule-set.ts';
import { cardsLeft, type State, tilesLeft, topTile } from '../../state.ts';
import { BUILDING_SPACES, type BuildingSpace, type CardSpace } from '../../vocabulary.ts';

/** What the spaces of the row allow after a card was bought there, the first on top. */

/** P5.3 */
export function afterSpaceThree(state: State, player: number): void {
  pushPending(state, { kind: 'slideCard', player });
}

/** P5.4 */
export function afterSpaceFour(state: State, player: number): void {
  pushPending(state, { kind: 'moveElder', player });
  pushPending(state, { kind: 'cycleStacks', player });
  pushPending(state, { kind: 'slideCard', player });
}

type Slide = ActionOf<'slide'>;
const FROM: readonly Slide[] = (['card2', 'card3', 'card4'] as const).map((from) => ({
  kind: 'slide',
  from,
}));
const FROM_DECK: Slide = { kind: 'slide', from: 'deck' };
const NO_SLIDE: Slide = { kind: 'slide', from: 'none' };

/** An unoccupied card; the space of the card just bought is empty. */
function canSlide(state: State, rules: RuleSet, space: CardSpace): boolean {
  const { index, work } = knownPlace(rules, space);
  return work.kind === 'buy' && state.cards[work.space] !== '' && state.crowd[index] === 0;
}

const slides = (state: State, rules: RuleSet): Slide[] => [
  ...FROM.filter(({ from }) => canSlide(state, rules, from as CardSpace)),
  ...(cardsLeft(state) > 0 ? [FROM_DECK] : []),
];

/** P5.3, P5.4 (a): a card may move to space 1 while that is empty. */
export const slideQuestion: Question = {
  decisions: decisionsOf('slide'),
  answers: ['slide'],
  now: 'move a card to space 1, or none',
  legal: (state, rules) => [...slides(state, rules), NO_SLIDE],
  isMoot: (state, rules) => state.cards[0] !== '' || slides(state, rules).length === 0,

  answer({ state, rules, listen }, action) {
    if (action.kind !== 'slide') return;
    popPending(state);
    const { from } = action;
    if (from === 'none') return;
    const card = from === 'deck' ? state.deck[state.drawn]! : cardOn(state, rules, from);
    if (from === 'deck') state.drawn++;
    else state.cards = withItem(state.cards, spaceOf(rules, from), '');
    state.cards = withItem(state.cards, 0, card);
    listen?.({ type: 'slid', card, from });
  },

  whyNot(state, rules, action) {
    if (action.kind !== 'slide') return undefined;
    const { from } = action;
    if (from === 'deck') return why('P5.3', 'The draw stack is empty.');
    if (rules.placeNamed[from] === undefined || from === 'card1') {
      return why('P5.3', 'Cards move to space 1 from space 2, 3 or 4, or from the draw stack.');
    }
    return cardOn(state, rules, from as CardSpace) === ''
      ? why('P5.3', `There is no card on ${from}.`)
      : why('P5.3', `Somebody stands on ${from}: only an unoccupied card moves.`);
  },
};

function spaceOf(rules: RuleSet, space: CardSpace): number {
  const { work } = knownPlace(rules, space);
  return work.kind === 'buy' ? work.space : -1;
}

const cardOn = (state: State, rules: RuleSet, space: CardSpace): string =>
  state.cards[spaceOf(rules, space)]!;

/** P5.4 (b): so many tiles of each stack go from its top to its bottom. */
export const cycleQuestion: Question = {
  decisions: decisionsOf('cycle'),
  answers: ['cycle'],
  now: 'say how many tiles of each stack go from the top to the bottom',

  legal(state) {
    const [first, second] = state.stacks.map((_, stack) => Math.max(1, tilesLeft(state, stack)));
    const actions: Action[] = [];
    for (let one = 0; one < first!; one++) {
      for (let two = 0; two < second!; two++) actions.push(cycleAction(one, two));
    }
    return actions;
  },

  answer({ state, listen }, action) {
    if (action.kind !== 'cycle') return;
    popPending(state);
    state.stacks.forEach((_, stack) => {
      const place = BUILDING_SPACES[stack]!;
      const tiles = action.tiles[place] ?? 0;
      if (tiles === 0) return;
      cycle(state, stack, tiles);
      listen?.({ type: 'cycled', place, tiles });
      const left = tilesLeft(state, stack);
      listen?.({ type: 'tileOpened', place, tile: topTile(state, stack), left });
    });
  },

  whyNot(state, rules, action) {
    if (action.kind !== 'cycle') return undefined;
    for (const [place, tiles] of Object.entries(action.tiles)) {
      const stack = BUILDING_SPACES.indexOf(place as BuildingSpace);
      if (stack >= rules.stackCount) return why('P5.4', `There is no ${place}.`);
      const left = tilesLeft(state, stack);
      if (tiles >= left) {
        return why('P5.4', `${place} has ${left}: only fewer than that can go to the bottom.`);
      }
    }
    return undefined;
  },
};

const cycleAction = (building1: number, building2: number): Action => ({
  kind: 'cycle',
  tiles: {
    ...(building1 > 0 ? { building1 } : {}),
    ...(building2 > 0 ? { building2 } : {}),
  },
});

function cycle(state: State, stack: number, tiles: number): void {
  const all = state.stacks[stack]!;
  const top = state.gone[stack]!;
  state.stacks = withItem(state.stacks, stack, [
    ...all.slice(0, top),
    ...all.slice(top + tiles),
    ...all.slice(top, top + tiles),
  ]);
}
