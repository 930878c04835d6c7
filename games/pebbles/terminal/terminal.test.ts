import { Playthrough, randomFrom } from '@ochre/kernel';
import { displayWidth, type Look, NO_INK, seatsOf, toAscii } from '@ochre/terminal';
import { expect, it } from 'vitest';
import { type PebblesEvent, pebbles } from '../rules/pebbles.ts';
import { terminalIn } from './index.ts';

const terminal = terminalIn('en');
const seats = seatsOf(['me', 'easy', 'easy']);
const look: Look = { seats, ink: NO_INK, width: 80, numbers: new Map() };
const room = { rows: 20, most: 20 };

function played(seed: string, see: (table: Table, past: PebblesEvent[]) => void = () => {}) {
  const table = new Playthrough(pebbles, { players: 3 }, { secret: seed, nonces: [] });
  const random = randomFrom(seed);
  const past: PebblesEvent[] = [];
  for (let legal = pebbles.legalActions(table.state); legal.length > 0; ) {
    see(table, past);
    past.push(...table.move(legal[random.below(legal.length)]!));
    legal = pebbles.legalActions(table.state);
  }
  return { table, past };
}
type Table = Playthrough<
  Parameters<typeof pebbles.clone>[0],
  ReturnType<typeof pebbles.parse>,
  ReturnType<typeof pebbles.view>,
  PebblesEvent
>;

it('draws the heap, and what everybody has', () => {
  const { state } = new Playthrough(pebbles, { players: 3 }, { secret: 'x', nonces: [] });
  const view = { ...pebbles.view(state, 0), pebbles: [3, 1, 0], cards: [[], [null], []] };
  const lines = terminal.board({ view, viewer: 0, past: [] }, look, room);
  expect(lines.map(toAscii).join('\n')).toMatchInlineSnapshot(`
    "-- 21 pebbles in the heap | 9 cards in the deck --------------------------------
    ooooooooooooooooooooo
    --------------------------------------------------------------------------------
    >Y You    3 pebbles, no cards
     H Heron  1 pebble, cards (?)
     E Elk    0 pebbles, no cards"
  `);
});

it('offers every move once, and asks for it', () => {
  played('choices', (table, past) => {
    const viewer = table.state.player;
    const moment = { view: pebbles.view(table.state, viewer), viewer, past };
    const legal = pebbles.legalActions(table.state);
    const moves = terminal.choices(moment, legal).flatMap(({ options }) => options);
    expect(moves.map(({ move }) => move)).toEqual(legal.map((action) => pebbles.print(action)));
    expect(terminal.question(moment)).toBe(
      `${table.state.heap} in the heap. Take pebbles, or roll?`,
    );
    for (const line of terminal.board(moment, look, room)) {
      expect(displayWidth(line)).toBeLessThanOrEqual(80);
    }
  });
});

it('tells every event in a sentence, and no card of others', () => {
  for (let game = 0; game < 10; game++) {
    for (const event of played(`told ${game}`).past) {
      const text = terminal.sentence(pebbles.redact(event, 'spectator'), { seats, viewer: 0 });
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/undefined|null|the card/);
    }
  }
});

it('ends with the scores and winners of the rules (R3, R4)', () => {
  for (let game = 0; game < 20; game++) {
    const { table, past } = played(`end ${game}`);
    const view = pebbles.view(table.state, 'all');
    const lines = terminal.ending({ view, viewer: 0, past }, look);
    const scores = pebbles.scores(table.state);
    for (const [seat, score] of scores.entries()) {
      expect(lines.some((line) => line.startsWith(seats[seat]!.name))).toBe(true);
      expect(lines.join('\n')).toContain(` ${score}`);
    }
    const winners = pebbles.winners(table.state).map((seat) => seats[seat]!.name);
    expect(lines.at(-1)).toMatch(new RegExp(`^${winners.join(' and ')} (wins?|share)`));
    expect(
      terminal.lookBack(table.state).breakdown.map(({ pebbles, cards }) => pebbles! + cards!),
    ).toEqual(scores);
  }
});
