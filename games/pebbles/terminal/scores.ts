import { columns, type Look, onlyPerson, seatOf } from '@ochre/terminal';
import type { PebblesView } from '../rules/pebbles.ts';
import type { Words } from './in-words.ts';

/** Pebbles and cards of everybody; cards face down are not known. */
export function scoreLines(view: PebblesView, look: Look, { terminal }: Words): string[] {
  const { heads, atLeast } = terminal;
  const rows = look.seats.map(({ name }, seat) => {
    const { pebbles, cards, isKnown } = pointsOf(view, seat);
    const sum = pebbles + cards;
    return [name, `${pebbles}`, `${cards}`, isKnown ? `${sum}` : atLeast(sum)];
  });
  const titles = ['', heads.pebbles, heads.cards, heads.points];
  return columns([titles, ...rows], (column) => column === 0).split('\n');
}

/** R3, R4: why it is over, the scoring, and who has won. */
export function ending(view: PebblesView, look: Look, words: Words): string[] {
  const points = look.seats.map((_, seat) => pointsOf(view, seat));
  const rank = points.map(
    ({ pebbles, cards }, seat) => (pebbles + cards) * 100 + (view.cards[seat] ?? []).length,
  );
  const best = Math.max(...rank);
  const winners = rank.flatMap((value, seat) => (value === best ? [seat] : []));
  return [
    look.ink.strong(words.terminal.over),
    '',
    ...scoreLines(view, look, words),
    '',
    look.ink.strong(verdict(winners, Math.floor(best / 100), look, words)),
  ];
}

function verdict(winners: readonly number[], best: number, look: Look, words: Words): string {
  const { youWin, wins, share } = words.terminal;
  const points = words.points(best);
  const who = words.and(winners.map((seat) => seatOf(look, seat).name));
  if (winners.length > 1) return share(who, points);
  return winners[0] === onlyPerson(look.seats) ? youWin(points) : wins(who, points);
}

function pointsOf({ pebbles, cards }: PebblesView, seat: number) {
  const held = cards[seat] ?? [];
  return {
    pebbles: pebbles[seat] ?? 0,
    cards: held.reduce<number>((sum, card) => sum + (card ?? 0), 0),
    isKnown: !held.includes(null),
  };
}
