import type { PlayerCountStatistics, Statistics } from './store.ts';

export function statisticsFrom(rows: readonly PlayerCountStatistics[]): Statistics {
  // Here and not by the databases, which differ in how they order texts.
  const byPlayers = [...rows].sort((a, b) => compare(a.game, b.game) || a.players - b.players);
  return {
    games: sum(byPlayers.map(({ games }) => games)),
    victories: sum(byPlayers.map(({ victories }) => victories)),
    byPlayers,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
