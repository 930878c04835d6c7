import { CARD_SPACES, type CardSpace } from '@ochre/stone-age/rules';
import * as timing from '@ochre/ui/motion/timing.ts';
import { all, type Change, cardOn, ofPlayer, ofSolo, takesCard } from '../change.ts';
import { add, type Course, happens, panel, take, type Way } from '../course.ts';
import type { Spot } from '../step.ts';
import type { PlansOf } from './plans-of.ts';

/** How cards lie, slide and are taken. */
export const CARDS: PlansOf<
  'cardBought' | 'cardDrawn' | 'cardTaken' | 'slid' | 'discarded' | 'row'
> = {
  cardBought({ player, card, place }, course) {
    course.lay.set(card, place);
    const way: Way = { from: { at: 'place', place }, to: panel(player, 'cards') };
    const effect = { leaves: cardOn(place as CardSpace, ''), comes: takesCard(player, card) };
    take(course, { kind: 'card', card }, way, effect);
  },
  cardDrawn({ player, card }, course) {
    const way: Way = { from: { at: 'deck' }, to: panel(player, 'cards') };
    const isHidden = ofPlayer(player, ({ hiddenCards }) => ({ hiddenCards: hiddenCards + 1 }));
    take(course, { kind: 'card', card }, way, {
      leaves: ({ deck, ...view }) => ({ ...view, deck: deck - 1 }),
      comes: all(takesCard(player, card), isHidden),
    });
  },
  cardTaken({ player, card, from }, course) {
    const way: Way = {
      from: { at: from === 'discard' ? 'discard' : 'deck' },
      to: panel(player, 'cards'),
    };
    take(course, { kind: 'card', card }, way, {
      leaves: ({ discard = [], ...view }) => ({
        ...view,
        discard: discard.filter((each) => each !== card),
      }),
      comes: takesCard(player, card),
    });
  },
  slid({ card, from }, course) {
    if (from === 'deck') happens(course, drawn([card]));
    else happens(course, cardOn(from, ''));
    slide(course, card, from === 'deck' ? { at: 'deck' } : { at: 'place', place: from }, 0);
    course.now += timing.FLY;
  },
  discarded({ card }, course) {
    const space = CARD_SPACES[course.view.cards.indexOf(card)];
    if (space === undefined) return;
    const way: Way = { from: { at: 'place', place: space }, to: { at: 'discard' } };
    take(course, { kind: 'card', card }, way, {
      leaves: cardOn(space, ''),
      comes: ({ discard = [], ...view }) => ({ ...view, discard: [...discard, card] }),
    });
    course.now += timing.FLY / 2;
  },
  row({ cards, deck }, course) {
    const before = course.view.cards;
    const coming = cards.filter((card) => card !== '' && !before.includes(card));
    const staying = before.map((card, space) => (card === cards[space] ? card : ''));
    happens(
      course,
      all(drawn(coming), (view) => ({ ...view, cards: staying, deck })),
    );
    for (const [space, card] of cards.entries()) {
      if (card === '' || card === before[space]) continue;
      const lay = CARD_SPACES[before.indexOf(card)];
      slide(course, card, lay === undefined ? { at: 'deck' } : { at: 'place', place: lay }, space);
      course.now += timing.BETWEEN_GOODS;
    }
  },
};

const drawn = (cards: readonly string[]): Change =>
  all(
    ({ deck, ...view }) => ({ ...view, deck: deck - cards.length }),
    ofSolo(({ drawStack }) => ({ drawStack: drawStack.filter((card) => !cards.includes(card)) })),
  );

function slide(course: Course, card: string, from: Spot, space: number): void {
  const place = CARD_SPACES[space]!;
  const to: Spot = { at: 'place', place };
  add(course, { motion: 'slide', what: { kind: 'card', card }, from, to, duration: timing.FLY });
  happens(course, cardOn(place, card), timing.FLY);
}
