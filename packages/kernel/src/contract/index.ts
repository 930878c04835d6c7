import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../chance.ts';
import type { Game, GameEvent, SetupRequest, Viewer } from '../game.ts';
import { play } from '../play.ts';
import { Playthrough } from '../playthrough.ts';
import { oneOf, randomFrom } from '../random.ts';
import { parseRecord, printRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { simulationChance } from '../simulation-chance.ts';
import { sometimes, type WalkedMove, walk } from './random-walk.ts';

export { sometimes, type WalkedMove, walk };

/** Fixed seeds keep the suite comparable; one new seed a run keeps it curious. It is in the name. */
const SEEDS = ['one', 'two', process.env.OCHRE_SEED ?? randomUUID()];

const json = (value: unknown): string => JSON.stringify(value);

/** What every game must pass, for each of these setups. */
export function gameContract<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  requests: readonly SetupRequest[],
): void {
  it(`${game.meta.name} has rules of a version that can be compared with others`, () => {
    expect(game.rulesVersion).toMatch(/^[1-9]\d{0,8}$/);
  });
  describe.each(requests.map((request) => [json(request), request] as const))(
    `${game.meta.name} keeps the contract: %s`,
    (_name, request) => {
      describe.each(SEEDS)('seed %s', (seed) => {
        endsAndCounts(game, request, seed);
        hasOneSourceOfLegality(game, request, seed);
        keepsStatesApart(game, request, seed);
        survivesText(game, request, seed);
        hidesWhatIsHidden(game, request, seed);
        saysWhatIsRevealed(game, request, seed);
      });
    },
  );
}

type Suite = <State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
  request: SetupRequest,
  seed: string,
) => void;

const endsAndCounts: Suite = (game, request, seed) => {
  it('ends, with a score for everyone and winners among them', () => {
    const state = walk(game, request, seed);
    const players = Array.from({ length: request.players }, (_, player) => player);
    expect(game.legalActions(state)).toEqual([]);
    expect(game.scores(state)).toHaveLength(request.players);
    for (const winner of game.winners(state)) expect(players).toContain(winner);
  });

  it('asks chance for nothing twice, and counts the dice', () => {
    const keys: string[] = [];
    let dice = 0;
    const chance = simulationChance(seed);
    const watched: Chance = {
      dice(what, round, player, count, fallen) {
        keys.push(`dice ${what.name} ${round} ${player} ${count}`);
        expect(fallen).toBe(dice);
        dice += count;
        return chance.dice(what, round, player, count, fallen);
      },
      below(limit, what) {
        keys.push(`below ${what.name} ${limit}`);
        return chance.below(limit, what);
      },
    };
    const state = walk(game, request, seed, () => {}, watched);
    expect(new Set(keys).size).toBe(keys.length);
    expect(game.diceFallen(state)).toBe(dice);
  });

  it('comes to the same state whether someone listens or not', () => {
    walk(
      game,
      request,
      seed,
      sometimes(7, ({ state, action, chance }) => {
        const silent = game.clone(state);
        game.advance(silent, action, chance);
        expect(json(play(game, state, action, chance).state)).toBe(json(silent));
      }),
    );
  });
};

const hasOneSourceOfLegality: Suite = (game, request, seed) => {
  it('offers no move twice, and exactly the legal ones; every other has a reason', () => {
    // Moves of other moments are the best candidates for moves that are not legal now.
    const candidates = new Map<string, ReturnType<typeof game.parse>>();
    walk(game, request, seed, ({ action }) => candidates.set(game.print(action), action));
    walk(
      game,
      request,
      seed,
      sometimes(11, ({ state, player, random }) => {
        const legal = game.legalActions(state);
        const texts = new Set(legal.map((action) => game.print(action)));
        expect(texts.size).toBe(legal.length);
        for (const action of legal) {
          expect(game.isLegal(state, action)).toBe(true);
          expect(game.whyNot(state, action)).toBeUndefined();
          expect(game.whyNot(state, action, player)).toBeUndefined();
          const other = (player + 1) % request.players;
          if (other !== player) expect(game.whyNot(state, action, other)).toBeDefined();
        }
        const all = [...candidates];
        for (let i = 0; i < 20; i++) {
          const [text, action] = oneOf(all, random);
          // A move that is not offered may mean one that is, and is then legal too.
          const meant = game.legalForm(state, action);
          const offered = meant === undefined ? texts.has(text) : texts.has(game.print(meant));
          expect([text, game.isLegal(state, action)]).toEqual([text, offered]);
          const why = game.whyNot(state, action);
          expect([text, why === undefined]).toEqual([text, offered]);
          if (why !== undefined) {
            expect(why.rule).toMatch(/^[A-Z]\d+(\.\d+)?$/);
            expect(why.message).toMatch(/^\S.*\.$/);
          }
        }
      }),
    );
  });

  it('refuses moves out of turn, illegal moves and moves after the end, and changes nothing', () => {
    let last: ReturnType<typeof game.parse> | undefined;
    const end = walk(
      game,
      request,
      seed,
      sometimes(29, ({ state, action, player, chance }) => {
        last = action;
        const before = json(state);
        if (request.players > 1) {
          const other = (player + 1) % request.players;
          expect(() => play(game, state, action, chance, other)).toThrow(
            expect.objectContaining({ code: 'illegal-move', rule: expect.any(String) }),
          );
        }
        expect(json(state)).toBe(before);
      }),
    );
    const before = json(end);
    expect(() => play(game, end, last!, simulationChance(seed))).toThrow(
      expect.objectContaining({ code: 'game-over' }),
    );
    expect(game.whyNot(end, last!)).toBeDefined();
    expect(json(end)).toBe(before);
  });
};

const keepsStatesApart: Suite = (game, request, seed) => {
  it('clones every field, and clones are independent', () => {
    walk(
      game,
      request,
      seed,
      sometimes(5, ({ state, action, chance }) => {
        const before = json(state);
        const copy = game.clone(state);
        expect(json(copy)).toBe(before);
        game.advance(copy, action, chance);
        expect(json(state)).toBe(before);
        expect(json(copy)).not.toBe(before);
      }),
    );
  });

  it('plays on without changing the state it was given, frozen to the bottom', () => {
    walk(
      game,
      request,
      seed,
      sometimes(13, ({ state, action, chance }) => {
        const frozen = deepFreeze(JSON.parse(json(state)) as typeof state);
        const before = json(frozen);
        play(game, frozen, action, chance);
        expect(json(frozen)).toBe(before);
      }),
    );
  });

  it('survives JSON at any moment: the game goes on the same', () => {
    const moves: ReturnType<typeof game.parse>[] = [];
    const copies: { at: number; state: ReturnType<typeof game.clone> }[] = [];
    const end = walk(game, request, seed, ({ state, action }) => {
      const isKept = moves.length % 97 === 0;
      if (isKept) copies.push({ at: moves.length, state: JSON.parse(json(state)) });
      moves.push(action);
    });
    const chance = simulationChance(seed);
    for (const { at, state } of copies) {
      for (const action of moves.slice(at)) game.advance(state, action, chance);
      expect(json(state)).toBe(json(end));
    }
  });
};

const survivesText: Suite = (game, request, seed) => {
  it('reads back every move it prints, in any case', () => {
    walk(
      game,
      request,
      seed,
      sometimes(3, ({ state }) => {
        for (const action of game.legalActions(state)) {
          const text = game.print(action);
          expect(game.parse(text)).toEqual(action);
          expect(game.print(game.parse(text.toUpperCase()))).toBe(text);
        }
      }),
    );
  });

  it('replays a record to the same state, running and finished', () => {
    const random = randomFrom(seed);
    const playthrough = new Playthrough(game, request, { secret: seed, nonces: ['a', 'b-c_1'] });
    const check = (): void => {
      const text = printRecord(playthrough.record());
      const again = replay(game, parseRecord(text), seed);
      expect(json(again.state)).toBe(json(playthrough.state));
      expect(printRecord(again.record())).toBe(text);
    };
    for (let count = 0; game.decision(playthrough.state) !== undefined; count++) {
      if (count % 200 === 10) check();
      const legal = game.legalActions(playthrough.state);
      playthrough.move(oneOf(legal, random));
    }
    check();
    expect(parseRecord(printRecord(playthrough.record())).secret).toBe(seed);
  });
};

const viewersOf = ({ players }: SetupRequest): Viewer[] => [
  ...Array.from({ length: players }, (_, player) => player),
  'spectator',
];

const hidesWhatIsHidden: Suite = (game, request, seed) => {
  it('shows no byte of what is hidden, in views and in events', () => {
    let changed = 0;
    walk(
      game,
      request,
      seed,
      sometimes(9, ({ state, action, player, chance, random }) => {
        for (const viewer of viewersOf(request)) {
          const other = game.determinize(state, viewer, random);
          if (json(other) !== json(state)) changed++;
          expect(json(game.view(other, viewer))).toBe(json(game.view(state, viewer)));
          // Or a bot that draws anew with the same random numbers would still sense the truth.
          const [one, two] = [state, other].map((from) =>
            game.determinize(from, viewer, randomFrom(seed)),
          );
          expect(json(one)).toBe(json(two));
          // A player's own choices depend on nothing they do not see.
          if (viewer === player) {
            expect(game.legalActions(other)).toEqual(game.legalActions(state));
          }
          if (!game.isLegal(other, action)) continue;
          const played = [state, other].map((from) => play(game, from, action, chance));
          const seen = played.map(({ state: next }) => json(game.view(next, viewer)));
          const told = played.map(({ events }) =>
            json(events.map((event) => game.redact(event, viewer))),
          );
          // When the move turned up nothing that differs, what is told of it must not differ.
          if (seen[0] === seen[1]) expect(told[0]).toBe(told[1]);
        }
      }),
    );
    expect(changed).toBeGreaterThan(0);
  });

  it('keeps everything from nobody who may see all', () => {
    walk(
      game,
      request,
      seed,
      sometimes(31, ({ state, action, chance }) => {
        for (const event of play(game, state, action, chance).events) {
          expect(game.redact(event, 'all')).toEqual(event);
        }
      }),
    );
  });
};

const NEVER = { times: 0, isDifferent: false };

const saysWhatIsRevealed: Suite = (game, request, seed) => {
  it('says of some events that they reveal something, of all dice, and the same to everyone', () => {
    const said = new Set<boolean>();
    walk(game, request, seed, ({ state, action, chance }) => {
      for (const event of play(game, state, action, chance).events) {
        const reveals = game.reveals(event, state);
        said.add(reveals);
        if (game.diceOf(event) !== undefined) expect(reveals).toBe(true);
        for (const viewer of viewersOf(request)) {
          expect(game.reveals(game.redact(event, viewer), state)).toBe(reveals);
        }
      }
    });
    expect([...said].sort()).toEqual([false, true]);
  });

  it('shows nothing of dice and hidden things in a move that reveals nothing', () => {
    const otherDice = simulationChance(`not ${seed}`);
    walk(
      game,
      request,
      seed,
      sometimes(5, ({ state, action, chance, random }) => {
        const { state: next, events } = play(game, state, action, chance);
        if (events.some((event) => game.reveals(event, state))) return;
        for (const viewer of viewersOf(request)) {
          const other = game.determinize(state, viewer, random);
          if (!game.isLegal(other, action)) continue;
          const there = play(game, other, action, otherDice);
          expect(json(game.view(there.state, viewer))).toBe(json(game.view(next, viewer)));
        }
      }),
    );
  });

  it('calls nothing revealed that could be known before', () => {
    const different = new Map<string, { times: number; isDifferent: boolean }>();
    walk(game, request, seed, ({ state, action, chance, random }) => {
      const here = play(game, state, action, chance);
      // The end of a game may stand, whatever comes to light by it.
      if (game.decision(here.state) === undefined) return;
      const revealing = here.events.filter((event) => game.reveals(event, state));
      for (const { type } of revealing) {
        const { times, isDifferent: wasDifferent } = different.get(type) ?? NEVER;
        if (wasDifferent) continue;
        const tries = Array.from({ length: 12 }, () => viewersOf(request)).flat();
        const isDifferent = tries.some((viewer) => {
          const other = game.determinize(state, viewer, random);
          if (!game.isLegal(other, action)) return false;
          const there = play(game, other, action, simulationChance(json(random.below(2 ** 31))));
          const [one, two] = [here, there].map(({ state: next, events }) =>
            json([events.filter((event) => event.type === type), game.view(next, viewer)]),
          );
          return one !== two;
        });
        different.set(type, { times: times + 1, isDifferent });
      }
    });
    // Once or twice it may have been the last card of a deck, which could not have been another.
    const known = [...different].filter(([, { times, isDifferent }]) => times > 2 && !isDifferent);
    expect(known).toEqual([]);
  });
};

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
