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
import type { GameBots } from '../game-bots.ts';

/** Which bot is looked at, and in which games; a bot may be made for each game. */
interface BotCase<State, Action> {
  readonly name: string;
  readonly requests: readonly SetupRequest[];
  botFor(request: SetupRequest): Promise<Bot<State, Action>>;
}

/** Every so many decisions a position is looked at closely. */
const LOOKED_AT = 9;
/** Thinking is cut short in whole games, or they would take minutes. */
const QUICK_ASKS = 4;

/**
 * What the bots of a game must keep, in each of these setups: they are those that its `meta` declares,
 * and every one of them keeps the contract of a bot.
 */
export function botsContract<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  bots: GameBots<State, Action>,
  requests: readonly SetupRequest[],
): void {
  declaredBots(game, bots, requests);
  for (const name of Object.keys(bots.opponents)) {
    const botFor: BotCase<State, Action>['botFor'] = async (request) =>
      (await bots.opponentNamed(name, game.checkSetup(request))).bot;
    botContract(game, { name, requests, botFor });
  }
}

/** One line for people, with no capital and no full stop: it stands in lists. */
const ABOUT = /^[a-z].{5,80}[^.]$/;

function declaredBots<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  bots: GameBots<State, Action>,
  requests: readonly SetupRequest[],
): void {
  const { meta } = game;
  const names = Object.keys(bots.opponents);

  describe(`the bots of ${meta.name}`, () => {
    it('are all there that its meta declares, and nobody is there whom it does not', () => {
      const { levels, personalities, understudies } = meta;
      const declared = [...understudies, ...personalities, ...levels];
      expect(new Set(declared)).toEqual(new Set(names));
      for (const list of [levels, personalities, understudies]) {
        expect(new Set(list).size).toBe(list.length);
      }
      expect(levels.filter((name) => personalities.includes(name))).toEqual([]);
    });

    it('come the weakest first, and the levels last', () => {
      expect(names.slice(-meta.levels.length)).toEqual(meta.levels);
    });

    it('are there, where they are said to look ahead', () => {
      expect(names).toEqual(expect.arrayContaining([...bots.lookAhead]));
    });

    it('are told in one line each', () => {
      for (const about of Object.values(bots.opponents)) expect(about).toMatch(ABOUT);
    });

    it('say about themselves what the list says', async () => {
      for (const request of requests) {
        const setup = game.checkSetup(request);
        for (const [name, about] of Object.entries(bots.opponents)) {
          const { bot, caveat } = await bots.opponentNamed(name, setup);
          if (caveat === undefined) expect(bot.about).toBe(about);
        }
      }
    });

    it('are refused by a name that is none', async () => {
      for (const request of requests) {
        const named = bots.opponentNamed('nobody', game.checkSetup(request));
        await expect(named).rejects.toThrow('There is no bot "nobody".');
      }
    });
  });
}

/**
 * What every bot must keep: it makes legal moves only, the same for the same seed, none that depend on
 * what its seat may not see, and it answers when its time is up or nobody waits any more.
 */
function botContract<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  { name, requests, botFor }: BotCase<State, Action>,
): void {
  describe.each(requests)(`the bot ${name} in a game of %j`, (request) => {
    // The game is played once, by the bot itself; all tests look at positions of it.
    let played: Promise<Walked<State, Action>> | undefined;
    const walked = (): Promise<Walked<State, Action>> => {
      played ??= botFor(request).then((bot) => walk(game, request, name, bot));
      return played;
    };

    it('plays to the end by legal moves', async () => {
      const { end } = await walked();
      expect(game.decision(end)).toBeUndefined();
    });

    it('makes the same move for the same seed, and changes nothing', async () => {
      const { bot, positions } = await walked();
      for (const state of positions) {
        const before = JSON.stringify(state);
        const moves = [0, 1].map(() => game.print(quickMove(game, bot, state, randomFrom('same'))));
        expect(moves[0]).toBe(moves[1]);
        expect(JSON.stringify(state)).toBe(before);
      }
    });

    it('makes the same move whatever is hidden from its seat', async () => {
      const { bot, positions } = await walked();
      for (const state of positions) {
        const moves = ['this', 'that', 'else'].map((deal) => {
          const other = game.determinize(state, game.decision(state)!.player, randomFrom(deal));
          return game.print(quickMove(game, bot, other, randomFrom('same')));
        });
        expect(new Set(moves).size).toBe(1);
      }
    });

    it('answers at once when nobody waits any more', async () => {
      const { bot, positions } = await walked();
      for (const state of positions) {
        let asked = 0;
        const cancelled: Limit = { isOver: () => ++asked > 0 };
        const action = botMove(game, bot, state, randomFrom('x'), cancelled);
        expect(game.isLegal(state, action)).toBe(true);
        expect(asked).toBeLessThanOrEqual(1);
      }
    });

    // A machine that does something else meanwhile stretches any time: tried again.
    it('keeps its time within a tenth', { retry: 4 }, async () => {
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

interface Walked<State, Action> {
  readonly bot: Bot<State, Action>;
  readonly positions: readonly State[];
  readonly end: State;
}

function walk<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  request: SetupRequest,
  name: string,
  bot: Bot<State, Action>,
): Walked<State, Action> {
  const seed = `${name} ${JSON.stringify(request)}`;
  const chance = simulationChance(seed);
  const random = randomFrom(seed);
  const positions: State[] = [];
  const end = game.setup(game.checkSetup(request), chance);
  for (let count = 0; game.decision(end) !== undefined; count++) {
    if (count % LOOKED_AT === 0) positions.push(game.clone(end));
    const action = quickMove(game, bot, end, random);
    expect(game.whyNot(end, action)).toBeUndefined();
    game.advance(end, action, chance);
  }
  return { bot, positions, end };
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
