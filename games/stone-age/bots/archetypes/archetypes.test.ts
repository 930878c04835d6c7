import { randomFrom, simulationChance } from '@ochre/kernel';
import { type Bot, botMove } from '@ochre/search';
import { type Action, type Player, type State, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { having, moveOf, newGame } from '../testing/position.ts';
import { buildingsBot } from './buildings.ts';
import { cultureBot } from './culture.ts';
import { denierBot } from './denier.ts';
import { farmersBot } from './farmers.ts';
import { playerOf } from './judging/player.ts';
import { BALANCED } from './judging/profile.ts';
import { shamansBot } from './shamans.ts';
import { starvationBot } from './starvation.ts';
import { toolsBot } from './tools.ts';

const GAMES = 12;
const balanced = playerOf('a little of everything', BALANCED);

/** The mean of what is counted of a bot's side, in games against somebody balanced. */
function mean(bot: Bot<State, Action>, count: (owner: Player, starved: number) => number): number {
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    const seat = game % 2;
    const chance = simulationChance(`face ${game}`);
    const random = randomFrom(`face ${game}`);
    const state = stoneAge.setup(stoneAge.checkSetup({ players: 2 }), chance);
    let starved = 0;
    for (let decision = stoneAge.decision(state); decision; decision = stoneAge.decision(state)) {
      const mover = decision.player === seat ? bot : balanced;
      const action = botMove(stoneAge, mover, state, random);
      if (action.kind === 'starve' && decision.player === seat) starved++;
      stoneAge.advance(state, action, chance);
    }
    sum += count(state.players[seat]!, starved) / GAMES;
  }
  return sum;
}

const steps = ({ tools }: Player): number => tools.reduce((sum, value) => sum + value);
const symbols = ({ cards }: Player): number => cards.filter((card) => CULTURE.has(card)).length;
const CULTURE = new Set(
  'C03 C05 C07 C08 C09 C11 C12 C13 C14 C19 C22 C23 C28 C31 C32 C33'.split(' '),
);

describe.each([
  ['tools', toolsBot, steps, 2],
  ['buildings', buildingsBot, ({ buildings }: Player) => buildings.length, 1],
  ['culture', cultureBot, symbols, 3],
  ['farmers', farmersBot, ({ agriculture }: Player) => agriculture, 0.5],
  ['shamans', shamansBot, ({ people }: Player) => people, 2],
  ['starvation', starvationBot, (_: Player, starved: number) => starved, 3],
] as const)('%s', (_name, bot, count, more) => {
  it('has a face of its own', () => {
    expect(mean(bot, count)).toBeGreaterThan(mean(balanced, count) + more);
  });
});

describe('denier', () => {
  it('takes a card that is little to it and much to the next player', () => {
    const game = newGame({ rig: { firstPlayer: 0, deck: ['C36', 'C19', 'C03', 'C11'] } });
    const grown = { people: 10, home: 10, agriculture: 10, tools: [4, 4, 4], wood: 2 };
    const state = having(having(game, 0, grown), 1, {
      ...grown,
      buildings: ['B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08', 'B09'],
    });
    const late = { ...state, drawn: 30 };
    expect(moveOf(denierBot, late)).toBe('place card1 1');
    expect(moveOf(balanced, late)).not.toBe('place card1 1');
  });
});
