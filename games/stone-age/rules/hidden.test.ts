import { play, randomFrom, shuffled, simulationChance, type Viewer } from '@ochre/kernel';
import { walk } from '@ochre/kernel/contract';
import { expect, it } from 'vitest';
import { stoneAge } from './game.ts';
import { cloneState, type State } from './state.ts';
import { eagerWalk } from './testing/eager-walk.ts';

/** Every hidden thing changed by hand, without the help of `determinize`, which could share a blind spot. */
function otherwise(state: State, viewer: Viewer, seed: string): State {
  const random = randomFrom(seed);
  const mixed = <T>(items: readonly T[]): T[] => shuffled(items, (limit) => random.below(limit));
  const copy = cloneState(state);
  const owners = copy.players.filter((_, player) => player !== viewer);
  const cards = mixed([
    ...copy.deck.slice(copy.drawn),
    ...owners.flatMap(({ faceDown }) => faceDown),
  ]);
  for (const owner of owners) {
    const fresh = new Map(owner.faceDown.map((card) => [card, cards.pop()!]));
    owner.cards = owner.cards.map((card) => fresh.get(card) ?? card);
    owner.faceDown = owner.faceDown.map((card) => fresh.get(card)!);
  }
  copy.deck = [...copy.deck.slice(0, copy.drawn), ...cards];
  copy.stacks = copy.stacks.map((stack, at) => {
    const open = copy.gone[at]! + 1;
    return [...stack.slice(0, open), ...mixed(stack.slice(open))];
  });
  return copy;
}

it('B6.7: a change of anything hidden changes no byte of any view before the end', () => {
  let faceDownCards = 0;
  for (const seed of ['h1', 'h2', 'h3', 'h4']) {
    walk(stoneAge, { players: 3 }, seed, ({ state }) => {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const other = otherwise(state, viewer, seed);
        expect(JSON.stringify(stoneAge.view(other, viewer))).toBe(
          JSON.stringify(stoneAge.view(state, viewer)),
        );
      }
      faceDownCards += state.players.flatMap(({ faceDown }) => faceDown).length;
    });
  }
  expect(faceDownCards).toBeGreaterThan(0);
});

it('B6.7: a card taken face down is told to its owner alone', () => {
  let drawn = 0;
  for (const seed of ['e1', 'e2', 'e3', 'e4', 'e5', 'e6']) {
    walk(stoneAge, { players: 2 }, seed, ({ state, action, chance }) => {
      if (action.kind !== 'buy') return;
      for (const event of play(stoneAge, state, action, chance).events) {
        if (event.type !== 'cardDrawn') continue;
        drawn++;
        expect(stoneAge.redact(event, event.player)).toEqual(event);
        for (const viewer of [1 - event.player, 'spectator'] as const) {
          expect(stoneAge.redact(event, viewer)).toEqual({ ...event, card: null });
        }
      }
    });
  }
  expect(drawn).toBeGreaterThan(0);
});

it('P1.3: the order of the outside stack changes no byte of any view, to the end', () => {
  const seen = new Set<string>();
  const check = (state: State): void => {
    const { solo } = state;
    const other = { ...state, solo: { ...solo!, outsideStack: [...solo!.outsideStack].reverse() } };
    for (const viewer of [0, 'spectator', 'all'] as const) {
      const view = JSON.stringify(stoneAge.view(state, viewer));
      expect(JSON.stringify(stoneAge.view(other, viewer))).toBe(view);
      for (const card of solo!.outsideStack) expect(view).not.toContain(card);
    }
    seen.add(stoneAge.view(state, 'all').phase);
  };
  for (const seed of ['p1', 'p2']) {
    check(eagerWalk({ players: 1, variant: 'solo' }, seed, ({ state }) => check(state)));
  }
  expect([...seen].sort()).toEqual(['act', 'feed', 'over', 'place', 'setup']);
});

it('P1.3 P1.4: draw stack and tile stacks are drawn anew for nobody: they are open', () => {
  const random = randomFrom('open');
  eagerWalk({ players: 1, variant: 'solo' }, 'open', ({ state }) => {
    for (const viewer of [0, 'spectator'] as const) {
      const other = stoneAge.determinize(state, viewer, random);
      expect(other.solo!.outsideStack).toHaveLength(state.solo!.outsideStack.length);
      expect({ ...other, solo: { ...other.solo!, outsideStack: [] } }).toEqual({
        ...state,
        solo: { ...state.solo!, outsideStack: [] },
      });
    }
  });
});

it('a rigged game does not carry its rig along, where a bot could read it', () => {
  const rig = { deck: ['C05', 'C36'], dice: [1, 2, 3], firstPlayer: 1 };
  const state = stoneAge.setup(stoneAge.checkSetup({ players: 2, rig }), simulationChance('rig'));
  expect(state.setup).toEqual({ players: 2, modules: [], options: {} });
});
