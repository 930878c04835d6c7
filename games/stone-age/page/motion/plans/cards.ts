import { CARD_SPACES, type CardSpace } from '@ochre/stone-age/rules';
import * as timing from '@ochre/ui/motion/timing.ts';
import { all, type Change, cardOn, ofPlayer, ofSolo, takesCard } from '../change.ts';
import { add, happens, panel, type Staging, take, type Way } from '../staging.ts';
import type { Spot } from '../step.ts';
import type { PlansOf } from './plans-of.ts';

/** How cards lie, slide and are taken. */
export const CARDS: PlansOf<
  'cardBought' | 'cardDrawn' | 'cardTaken' | 'slid' | 'discarded' | 'row'
> = {
  cardBought({ player, card, place }, staging) {
    staging.lay.set(card, place);
    const way: Way = { from: { at: 'place', place }, to: panel(player, 'cards') };
    const effect = { leaves: cardOn(place as CardSpace, ''), comes: takesCard(player, card) };
    take(staging, { kind: 'card', card }, way, effect);
  },
  cardDrawn({ player, card }, staging) {
    const way: Way = { from: { at: 'deck' }, to: panel(player, 'cards') };
    const isHidden = ofPlayer(player, ({ hiddenCards }) => ({ hiddenCards: hiddenCards + 1 }));
    take(staging, { kind: 'card', card }, way, {
      leaves: ({ deck, ...view }) => ({ ...view, deck: deck - 1 }),
      comes: all(takesCard(player, card), isHidden),
    });
  },
  cardTaken({ player, card, from }, staging) {
    const way: Way = {
      from: { at: from === 'discard' ? 'discard' : 'deck' },
      to: panel(player, 'cards'),
    };
    take(staging, { kind: 'card', card }, way, {
      leaves: ({ discard = [], ...view }) => ({
        ...view,
        discard: discard.filter((each) => each !== card),
      }),
      comes: takesCard(player, card),
    });
  },
  slid({ card, from }, staging) {
    if (from === 'deck') happens(staging, drawn([card]));
    else happens(staging, cardOn(from, ''));
    slide(staging, card, from === 'deck' ? { at: 'deck' } : { at: 'place', place: from }, 0);
    staging.now += timing.FLY;
  },
  discarded({ card }, staging) {
    const space = CARD_SPACES[staging.view.cards.indexOf(card)];
    if (space === undefined) return;
    const way: Way = { from: { at: 'place', place: space }, to: { at: 'discard' } };
    take(staging, { kind: 'card', card }, way, {
      leaves: cardOn(space, ''),
      comes: ({ discard = [], ...view }) => ({ ...view, discard: [...discard, card] }),
    });
    staging.now += timing.FLY / 2;
  },
  row({ cards, deck }, staging) {
    const before = staging.view.cards;
    const coming = cards.filter((card) => card !== '' && !before.includes(card));
    const staying = before.map((card, space) => (card === cards[space] ? card : ''));
    happens(
      staging,
      all(drawn(coming), (view) => ({ ...view, cards: staying, deck })),
    );
    for (const [space, card] of cards.entries()) {
      if (card === '' || card === before[space]) continue;
      const lay = CARD_SPACES[before.indexOf(card)];
      slide(staging, card, lay === undefined ? { at: 'deck' } : { at: 'place', place: lay }, space);
      staging.now += timing.BETWEEN_GOODS;
    }
  },
};

const drawn = (cards: readonly string[]): Change =>
  all(
    ({ deck, ...view }) => ({ ...view, deck: deck - cards.length }),
    ofSolo(({ drawStack }) => ({ drawStack: drawStack.filter((card) => !cards.includes(card)) })),
  );

function slide(staging: Staging, card: string, from: Spot, space: number): void {
  const place = CARD_SPACES[space]!;
  const to: Spot = { at: 'place', place };
  add(staging, { motion: 'slide', what: { kind: 'card', card }, from, to, duration: timing.FLY });
  happens(staging, cardOn(place, card), timing.FLY);
}
