import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game, GameEvent } from '@ochre/kernel';
import { playRandomGames } from './random-games.ts';

/** How much more memory is held after another million decisions than before them. */
export function bytesPerMillionDecisions<State, Action, View, Event extends GameEvent>(
  game: Game<State, Action, View, Event>,
): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const players = game.meta.players[1];
  const playMillion = (name: string): void => {
    let decisions = 0;
    for (let at = 0; decisions < 1_000_000; at++) {
      decisions += playRandomGames(game, { players }, [`${name} ${at}`], 'advance').decisions;
    }
  };
  // The first million fills the tables that are computed once.
  playMillion('first');
  collect();
  const before = process.memoryUsage().heapUsed;
  playMillion('second');
  collect();
  return process.memoryUsage().heapUsed - before;
}
