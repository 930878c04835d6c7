import { randomFrom, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { GREEDY } from '../greedy.ts';
import { bots } from '../opponents.ts';
import { after, newGame } from '../testing/position.ts';
import { adviserOf, STEADY } from './character.ts';
import { dayOf } from './day.ts';
import { HABITS } from './habits.ts';
import { noticedOf } from './overlooking.ts';

const GAME = newGame();
const DAY = dayOf(GAME);

describe('a habit', () => {
  it.each(Object.entries(HABITS))('%s is none at no strength', (_, habit) => {
    expect(habit(GREEDY, 0, DAY)).toEqual(GREEDY);
  });

  it.each(Object.entries(HABITS))('%s grows with its strength', (_, habit) => {
    const [some, most] = [0.5, 1].map((strength) => habit(GREEDY, strength, DAY));
    expect(some).not.toEqual(GREEDY);
    expect(most).not.toEqual(some);
  });

  it('leaves out cards and buildings, and nothing that is not to be read', () => {
    const legal = stoneAge.legalActions(GAME);
    const placesIn = (actions: readonly Action[]): Set<string> =>
      new Set(actions.flatMap((action) => (action.kind === 'place' ? [action.place] : [])));
    const lost = [...placesIn(legal)].filter((place) => !placesIn(noticed(1)).has(place));
    expect(lost.every((place) => /^(card|building)/.test(place))).toBe(true);
    expect(lost).toHaveLength(6);
    expect(noticed(0)).toEqual(legal);
    function noticed(overlooking: number): readonly Action[] {
      return noticedOf(GAME, legal, overlooking, DAY);
    }
  });
});

describe('a day', () => {
  const other = newGame({ rig: { firstPlayer: 0, stacks: [['B02'], ['B11']] } });
  const later = after(GAME, 'place hunt 5', 'place forest 5');

  it('lasts for the whole game, whatever is hidden', () => {
    const dealt = stoneAge.determinize(later, 0, randomFrom('x'));
    expect([later, dealt].map((state) => dayOf(state).mood)).toEqual([DAY.mood, DAY.mood]);
  });

  it('is another one in another game, and for another player', () => {
    const second = after(GAME, 'place hunt 5');
    expect(new Set([DAY, dayOf(other), dayOf(second)].map(({ mood }) => mood)).size).toBe(3);
  });

  it('makes habits stronger or weaker, and a larger table makes them stronger', () => {
    const weightOf = (state: State, moods: number): number =>
      adviserOf({ ...STEADY, stubbornness: 0.5, moods })(state).weight;
    const moody = weightOf(GAME, 1);
    expect(moody > weightOf(GAME, 0)).toBe(DAY.mood > 0);
    expect(weightOf(newGame({ players: 4 }), 0)).toBeGreaterThan(weightOf(GAME, 0));
  });

  it('may be one to starve on purpose, at two players or at more', () => {
    const starvingOf = (atTwo: number, players = 2): number =>
      adviserOf({ ...STEADY, daring: { atTwo, atMore: 1 - atTwo } })(newGame({ players })).profile
        .starving;
    expect([starvingOf(1), starvingOf(0)]).toEqual([GREEDY.starving, 60]);
    expect([starvingOf(1, 3), starvingOf(0, 3)]).toEqual([60, GREEDY.starving]);
  });
});

describe.each(['novice', 'easy'])('%s', (level) => {
  it.each([{ players: 2 }, { players: 4, modules: ['style', 'huts'] }])(
    'eats whenever there is food in reach: %j',
    async (request) => {
      const setup = stoneAge.checkSetup(request);
      const { bot } = await bots.opponentNamed(level, setup);
      const chance = simulationChance(level);
      const random = randomFrom(level);
      const state = stoneAge.setup(setup, chance);
      for (let now = stoneAge.decision(state); now; now = stoneAge.decision(state)) {
        const isFeeding = stoneAge.legalActions(state).some(({ kind }) => kind === 'feed');
        const action = botMove(stoneAge, bot, state, random);
        if (isFeeding) expect(action.kind).not.toBe('starve');
        stoneAge.advance(state, action, chance);
      }
    },
  );
});
