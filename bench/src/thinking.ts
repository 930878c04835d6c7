import {
  type AnyGame,
  type GameMeta,
  hash32,
  type Random,
  randomFrom,
  type Setup,
  type SetupRequest,
  simulationChance,
} from '@ochre/kernel';

/** What is measured of a game's bots. */
export interface MeasuredBots {
  readonly opponents: Readonly<Record<string, string>>;
  opponentNamed(name: string, setup: Setup): Promise<{ readonly bot: MeasuredBot }>;
}

interface MeasuredBot {
  readonly isBlind?: true;
  choose(seen: unknown, legal: readonly unknown[], random: Random): unknown;
}

/** What thinking took in games of a bot against itself. */
export interface Thinking {
  readonly decisions: number;
  /** CPU time of a decision that had to be thought about. */
  readonly meanMs: number;
  readonly slowestMs: number;
  /** Of all moves in order: the same seeds must give the same, on any machine. */
  readonly checksum: string;
}

/** Every number of players without modules and with all of them, and the variants. */
export function tablesOf({ players, modules, variants }: GameMeta): SetupRequest[] {
  const named = Object.keys(modules);
  const widest = Math.max(players[1], ...Object.values(modules).map((one) => one.players[1]));
  return [
    ...counts(players[0], players[1]).map((count) => ({ players: count })),
    ...(named.length === 0
      ? []
      : counts(players[0], widest).map((count) => ({ players: count, modules: named }))),
    ...Object.entries(variants).flatMap(([variant, allowed]) =>
      counts(allowed.players[0], allowed.players[1]).map((count) => ({ players: count, variant })),
    ),
  ];
}

const counts = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

/** Which bot thinks, at which table, in how many games. */
export interface ThinkingAsked {
  readonly bot: string;
  readonly request: SetupRequest;
  readonly games: number;
}

/** Lets a bot play all seats. Where there is but one move, there is nothing to think about. */
export async function thinkingOf(
  game: AnyGame,
  bots: MeasuredBots,
  { bot: name, request, games }: ThinkingAsked,
): Promise<Thinking> {
  const setup = game.checkSetup(request);
  const { bot } = await bots.opponentNamed(name, setup);
  let decisions = 0;
  let sum = 0;
  let slowestMs = 0;
  let checksum = 0;
  for (let at = 0; at < games; at++) {
    const seed = `thinking ${at}`;
    const chance = simulationChance(seed);
    const random = randomFrom(seed);
    const state = game.setup(setup, chance);
    for (let turn = game.decision(state); turn !== undefined; turn = game.decision(state)) {
      const legal = game.legalActions(state);
      const before = process.cpuUsage();
      const seen = bot.isBlind ? state : game.determinize(state, turn.player, random);
      const move =
        legal.length === 1 ? legal[0]! : bot.choose(seen, game.legalActions(seen), random);
      const { user, system } = process.cpuUsage(before);
      if (legal.length > 1) {
        const ms = (user + system) / 1000;
        decisions++;
        sum += ms;
        slowestMs = Math.max(slowestMs, ms);
      }
      checksum = hash32(game.print(move), checksum);
      game.advance(state, move, chance);
    }
  }
  return {
    decisions,
    meanMs: Math.round((sum * 100) / decisions) / 100,
    slowestMs: Math.round(slowestMs),
    checksum: (checksum >>> 0).toString(16).padStart(8, '0'),
  };
}
