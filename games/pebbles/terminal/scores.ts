import { columns, counted, type Look, seatOf } from '@ochre/terminal';
import type { PebblesView } from '../rules/pebbles.ts';

/** Pebbles and cards of everybody; cards face down are not known. */
export function scoreLines(view: PebblesView, look: Look): string[] {
  const rows = look.seats.map(({ name }, seat) => {
    const { pebbles, cards, isKnown } = pointsOf(view, seat);
    return [name, `${pebbles}`, `${cards}`, `${pebbles + cards}${isKnown ? '' : ' and more'}`];
  });
  const table = columns([['', 'pebbles', 'cards', 'points'], ...rows], (column) => column === 0);
  return table.split('\n');
}

/** R3, R4: why it is over, the scoring, and who has won. */
export function ending(view: PebblesView, look: Look): string[] {
  const points = look.seats.map((_, seat) => pointsOf(view, seat));
  const rank = points.map(
    ({ pebbles, cards }, seat) => (pebbles + cards) * 100 + (view.cards[seat] ?? []).length,
  );
  const best = Math.max(...rank);
  const winners = rank.flatMap((value, seat) => (value === best ? [seatOf(look, seat).name] : []));
  return [
    look.ink.strong('The game is over: the heap is empty.'),
    '',
    ...scoreLines(view, look),
    '',
    look.ink.strong(verdict(winners, Math.floor(best / 100))),
  ];
}

function verdict(winners: readonly string[], points: number): string {
  const verb = winners.length > 1 ? 'share the victory' : winners[0] === 'You' ? 'win' : 'wins';
  return `${winners.join(' and ')} ${verb} with ${counted(points, 'point')}.`;
}

function pointsOf({ pebbles, cards }: PebblesView, seat: number) {
  const held = cards[seat] ?? [];
  return {
    pebbles: pebbles[seat] ?? 0,
    cards: held.reduce<number>((sum, card) => sum + (card ?? 0), 0),
    isKnown: !held.includes(null),
  };
}
