import {
  type Game,
  type GameEvent,
  type Random,
  randomFrom,
  type SetupRequest,
  simulationChance,
} from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, botMove, type Limit } from '../bot.ts';

/** Which bot is looked at, and in which games; a bot may be made for each game. */
export interface BotCase<State, Action> {
  readonly name: string;
  readonly requests: readonly SetupRequest[];
  botFor(request: SetupRequest): Promise<Bot<State, Action>>;
}

/** Every so many decisions a position is looked at closely. */
const LOOKED_AT = 9;
/** Thinking is cut short in whole games, or they would take minutes. */
const QUICK_ASKS = 6;

/**
 * What every bot must keep: it makes legal moves only, the same for the same seed, none that depend on
 * what its seat may not see, and it answers when its time is up or nobody waits any more.
 */
export function botContract<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  { name, requests, botFor }: BotCase<State, Action>,
): void {
  describe.each(requests)(`the bot ${name} in a game of %j`, (request) => {
    const walked = async (
      look: (state: State, bot: Bot<State, Action>, player: number) => void,
    ): Promise<State> => {
      const bot = await botFor(request);
      const seed = `${name} ${JSON.stringify(request)}`;
      const chance = simulationChance(seed);
      const random = randomFrom(seed);
      const state = game.setup(game.checkSetup(request), chance);
      for (let count = 0; game.decision(state) !== undefined; count++) {
        if (count % LOOKED_AT === 0) look(state, bot, game.decision(state)!.player);
        const action = quickMove(game, bot, state, random);
        expect(game.whyNot(state, action)).toBeUndefined();
        game.advance(state, action, chance);
      }
      return state;
    };

    it('plays to the end by legal moves', async () => {
      const end = await walked(() => {});
      expect(game.decision(end)).toBeUndefined();
    });

    it('makes the same move for the same seed, and changes nothing', async () => {
      await walked((state, bot) => {
        const before = JSON.stringify(state);
        const moves = [0, 1].map(() => game.print(quickMove(game, bot, state, randomFrom('same'))));
        expect(moves[0]).toBe(moves[1]);
        expect(JSON.stringify(state)).toBe(before);
      });
    });

    it('makes the same move whatever is hidden from its seat', async () => {
      await walked((state, bot, player) => {
        const moves = ['this', 'that', 'else'].map((deal) => {
          const other = game.determinize(state, player, randomFrom(deal));
          return game.print(quickMove(game, bot, other, randomFrom('same')));
        });
        expect(new Set(moves).size).toBe(1);
      });
    });

    it('answers at once when nobody waits any more', async () => {
      await walked((state, bot) => {
        let asked = 0;
        const cancelled: Limit = { isOver: () => ++asked > 0 };
        const action = botMove(game, bot, state, randomFrom('x'), cancelled);
        expect(game.isLegal(state, action)).toBe(true);
        expect(asked).toBeLessThanOrEqual(1);
      });
    });

    it('keeps its time within a tenth', async () => {
      const bot = await botFor(request);
      const state = game.setup(game.checkSetup(request), simulationChance('time'));
      const warm = timeUp(LIMIT_MS);
      botMove(game, bot, state, randomFrom('warm'), warm);
      const limit = timeUp(LIMIT_MS);
      botMove(game, bot, state, randomFrom('time'), limit);
      expect(limit.used()).toBeLessThan(LIMIT_MS * 1.1);
    });
  });
}

const LIMIT_MS = 250;

/** In CPU time, so that a busy machine makes no difference. */
function timeUp(milliseconds: number): Limit & { used(): number } {
  const before = process.cpuUsage();
  const used = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return { used, isOver: () => used() > milliseconds };
}

function quickMove<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  bot: Bot<State, Action>,
  state: State,
  random: Random,
): Action {
  let asked = 0;
  return botMove(game, bot, state, random, { isOver: () => ++asked > QUICK_ASKS });
}
