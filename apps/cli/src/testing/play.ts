import { Playthrough, printRecord, randomFrom } from '@ochre/kernel';
import { EngineSession } from '../engine/session.ts';
import { knownGame } from '../games.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into as any client would.
export type Answer = Record<string, any>;

/** An engine that is asked with objects and answers with objects. */
export class Engine {
  readonly session = new EngineSession();
  readonly asked: string[] = [];
  readonly answered: string[] = [];

  ask(request: unknown): Promise<Answer> {
    return this.send(JSON.stringify(request));
  }

  async send(line: string): Promise<Answer> {
    const answer = await this.session.answer(line);
    this.asked.push(line);
    this.answered.push(answer);
    return JSON.parse(answer);
  }

  /** Plays random legal moves, to the end or so many; gives back how many were played. */
  async playOn(id: string, seed: string, atMost = Number.POSITIVE_INFINITY): Promise<number> {
    const random = randomFrom(seed);
    for (let played = 0; played < atMost; played++) {
      const { moves } = await this.ask({ do: 'legal', id });
      if (moves.length === 0) return played;
      await this.ask({ do: 'move', id, move: moves[random.below(moves.length)] });
    }
    return atMost;
  }
}

/** The record of a game of random moves, to the end or so many. */
export function randomRecord(
  seed: string,
  players = 2,
  {
    atMost = Number.POSITIVE_INFINITY,
    game = 'stone-age',
    modules = [],
    variant,
  }: { atMost?: number; game?: string; modules?: readonly string[]; variant?: string } = {},
): string {
  const { rules } = knownGame(game);
  const request = { players, modules, ...(variant === undefined ? {} : { variant }) };
  const table = new Playthrough(rules, request, { secret: seed, nonces: [] });
  const random = randomFrom(seed);
  for (let played = 0; played < atMost; played++) {
    const legal = rules.legalActions(table.state);
    if (legal.length === 0) break;
    table.move(legal[random.below(legal.length)]);
  }
  return printRecord(table.record());
}
