import type { PlayerCountStatistics, Statistics } from './store.ts';

export function statisticsFrom(byPlayers: readonly PlayerCountStatistics[]): Statistics {
  return {
    games: sum(byPlayers.map(({ games }) => games)),
    victories: sum(byPlayers.map(({ victories }) => victories)),
    byPlayers,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
