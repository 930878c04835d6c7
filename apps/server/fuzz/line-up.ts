import { allowedWith, type GameMeta, oneOf, type Random } from '@ochre/kernel';
import type { Plan } from '@ochre/protocol';
import { bot, person } from '../src/testing/play.ts';

/** How many people sit at a table, and which game they have planned. */
export interface LineUp {
  readonly people: number;
  readonly plan: Partial<Plan>;
}

/** One to three people and up to two bots, mostly with the game's first module. */
export function lineUp(meta: GameMeta, random: Random): LineUp {
  const people = 1 + random.below(3);
  const bots = people === 1 ? 1 + random.below(2) : random.below(3);
  const quick = [...meta.understudies, ...meta.personalities.slice(0, 1)];
  const modules = Object.keys(meta.modules).slice(0, 1);
  const most = allowedWith(meta, modules, undefined).players[1];
  const seats = [
    ...Array.from({ length: people }, () => person),
    ...Array.from({ length: bots }, () => bot(oneOf(quick, random))),
  ].slice(0, most);
  // A module may bring the last seats.
  const hasModule = seats.length > meta.players[1] || random.below(4) > 0;
  const setup = hasModule && modules.length > 0 ? { modules } : {};
  return { people: Math.min(people, most), plan: { game: meta.name, seats, setup } };
}
