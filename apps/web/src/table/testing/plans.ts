import { type GameRecord, randomFrom } from '@ochre/kernel';
import type { Plan, SeatPlan } from '@ochre/match';

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'] as const;

/** `p` is a seat for a person, `b` one with a bot. */
const seatsOf = (letters: string, level = 'random'): SeatPlan[] =>
  [...letters].map((letter) => (letter === 'p' ? { kind: 'person' } : { kind: 'bot', level }));

export const planOf = (letters: string, changes: Partial<Plan> = {}): Plan => ({
  game: 'stone-age',
  setup: {},
  seats: seatsOf(letters),
  clock: { kind: 'none' },
  isOpen: false,
  hidesOdds: false,
  ...changes,
});

/** All five players with both modules; or alone. */
export const FIVE: Plan['setup'] = { modules: ['style', 'huts'] };
export const SOLO: Plan['setup'] = { variant: 'solo' };

/** One of them, the same for the same seed. */
export function chooser(seed: string): <T>(items: readonly T[]) => T {
  const random = randomFrom(seed);
  return (items) => items[random.below(items.length)]!;
}

/** What makes two games the same. */
export const movesOfRecord = ({ moves }: GameRecord): string =>
  moves.map(({ player, move, dice }) => `${player}: ${move} ${dice.join('')}`).join('\n');
