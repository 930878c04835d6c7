import { randomFrom } from '@ochre/kernel';
import { ALL_CARDS, BASE_CARDS } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { type Answer, Engine } from '../testing/play.ts';

const VIEWERS = [0, 1, 2, 'spectator'] as const;
type Viewer = number | 'spectator';

/** *One more card* lies open from the start, so that somebody soon has a card face down. */
const deckOf = (cards: readonly { id: string }[]): string[] => [
  'C05',
  ...cards.map(({ id }) => id).filter((id) => id !== 'C05'),
];
const DECK = deckOf(BASE_CARDS);
const NEW = { do: 'new', players: 3, seed: 's', rig: { deck: DECK } };
const STYLE_DECK = deckOf(ALL_CARDS);
const STYLE = {
  ...NEW,
  players: 5,
  modules: ['style', 'huts'],
  rig: { deck: STYLE_DECK, stacks: [['D02', 'D03']] },
};

/** Who drew which card face down, as the events of the all-seeing answers tell. */
type FaceDown = Map<string, number>;

/** What a viewer must not find in any answer: the deck, and what others have face down. */
function hiddenFrom(viewer: Viewer, deck: readonly string[], faceDown: FaceDown): string[] {
  const others = [...faceDown].filter(([, owner]) => owner !== viewer).map(([card]) => card);
  return [...deck, ...others];
}

function noteFaceDown(events: readonly Answer[], faceDown: FaceDown): void {
  for (const event of events) {
    if (event.type === 'cardDrawn') faceDown.set(event.card, event.player);
  }
}

describe('a viewer', () => {
  it.each([
    ['the base game', NEW, VIEWERS],
    ['expansions', STYLE, [...VIEWERS, 4]],
  ])('is told of no hidden card, in no answer, until the end: %s', async (_, setup, viewers) => {
    const { deck } = setup.rig;
    const engine = new Engine();
    const faceDown: FaceDown = new Map();
    const random = randomFrom('viewers');
    for (const viewer of [...viewers, 'all']) await engine.ask({ ...setup, id: `${viewer}` });
    for (;;) {
      const { moves } = await engine.ask({ do: 'legal', id: 'all' });
      const move = moves[random.below(moves.length)];
      const all = await engine.ask({ do: 'move', id: 'all', move });
      noteFaceDown(all.events, faceDown);
      const isOver = all.snapshot.result !== undefined;
      for (const viewer of viewers) {
        const moved = await engine.ask({ do: 'move', id: `${viewer}`, move, viewer });
        const asked = await engine.ask({ do: 'snapshot', id: `${viewer}`, viewer });
        expect(asked.snapshot).toEqual(moved.snapshot);
        const told = JSON.stringify([moved, asked]);
        const left = deck.slice(deck.length - all.snapshot.deck);
        const hidden = isOver ? [] : hiddenFrom(viewer, left, faceDown);
        expect(hidden.filter((card) => told.includes(card))).toEqual([]);
        if (isOver) expect(moved.snapshot).toEqual(all.snapshot);
      }
      if (isOver) break;
    }
    expect(faceDown.size).toBeGreaterThan(0);
  });

  it('who owns a face-down card sees it', async () => {
    const engine = new Engine();
    await engine.ask({ ...NEW, id: 'g', rig: { deck: DECK, firstPlayer: 0, dice: [6, 6] } });
    const moves = [
      'place forest 2',
      'place hunt 5',
      'place hunt 5',
      'place card1 1',
      'place hunt 2',
    ];
    for (const move of [...moves, 'use forest', 'buy card1 wood=1']) {
      expect((await engine.ask({ do: 'move', id: 'g', move, viewer: 0 })).error).toBeUndefined();
    }
    const cardsFor = async (viewer: Viewer): Promise<Answer> =>
      (await engine.ask({ do: 'snapshot', id: 'g', viewer })).snapshot.players[0].cards;
    expect(await cardsFor(0)).toEqual(['C05', DECK[4]]);
    expect(await cardsFor(1)).toEqual(['C05', null]);
    expect(await cardsFor('spectator')).toEqual(['C05', null]);
  });
});
