import { ofSeat } from '@ochre/kernel';
import {
  type Buyer,
  chanceToBuild,
  chanceToBuy,
  NO_TOOLS,
  type PlaceName,
  type Price,
  type Snapshot,
  toolsAtHand,
  totalResources,
} from '@ochre/stone-age/rules';
import { cardOf, tileOf } from '../../words/components.ts';
import { nameOfEffect, nameOfLower } from '../../words/name-cards.ts';
import { bundleOfGoods } from '../../words/sayings/bundle.ts';
import { nameOfBundle, spaceOf } from '../../words/sayings/names.ts';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import { Figure, Figures } from './figures.tsx';
import { GoodsRow } from './goods-row.tsx';
import { estimateIn, percentOf, pointsIn } from './numbers.ts';
import { buyerSeen } from './seen.ts';
import { type Offer, offerAt, worthOf } from './worth.ts';

interface PurchaseOddsProps {
  /** With the people standing where they roll. */
  readonly view: Snapshot;
  readonly viewer: number;
  readonly place: PlaceName;
}

/** What a card or a building costs and brings, what it is worth, and whether it can be paid. */
export function PurchaseOdds({ view, viewer, place }: PurchaseOddsProps) {
  const words = useWords();
  const offer = offerAt(view, viewer, place);
  const worth = worthOf(view, viewer, place);
  if (offer === undefined || worth === undefined) return null;
  const { odds } = words;
  const { missing, payable } = offer.price;
  const lacking = isOfAnyKind(offer, view)
    ? words.decisions.goods(totalResources(missing))
    : nameOfBundle(bundleOfGoods(missing), ofSeat(view.players, viewer), words);
  return (
    <Figures>
      <Figure
        name={odds.costs}
        note={payable === 'not' && hasAny(missing) ? odds.missing(lacking) : undefined}
      >
        <Cost offer={offer} />
      </Figure>
      {offer.kind === 'card' ? <OfCard offer={offer} /> : <OfBuilding offer={offer} />}
      <Figure name={odds.worth} note={odds.lessCost(estimateIn(worth.net, words))}>
        {odds.about(pointsIn(worth.gain, words))}
      </Figure>
      <CanPay buyer={buyerSeen(view, viewer)} place={place} payable={payable} />
    </Figures>
  );
}

/** Whether any resources pay, so that only how many are missing can be said. */
function isOfAnyKind(offer: Offer, { solo }: Snapshot): boolean {
  if (offer.kind === 'building') return tileOf(offer.id).cost.kind === 'range';
  return solo === undefined && offer.price.pay.jewelry === 0;
}

const hasAny = (goods: Price['missing']): boolean => totalResources(goods) + goods.jewelry > 0;

/** P3.3: while the elder is in the village, what pays is no goods. */
function Cost({ offer }: { readonly offer: Offer }) {
  const words = useWords();
  const { pay } = offer.price;
  if (hasAny(pay) || pay.food > 0 || offer.kind !== 'card') return <GoodsRow goods={pay} />;
  return `${offer.space} ${words.table.pays.village}`;
}

function OfCard({ offer }: { readonly offer: Extract<Offer, { kind: 'card' }> }) {
  const words = useWords();
  const { odds } = words;
  const { upper, lower } = cardOf(offer.id);
  const { lower: now, lowerAtEnd } = offer.worth;
  const atTheEnd = odds.nowAndLater(pointsIn(now, words), estimateIn(lowerAtEnd, words));
  return (
    <>
      <Figure name={odds.brings}>{nameOfEffect(upper, words)}</Figure>
      <Figure name={odds.atTheEnd} note={atTheEnd}>
        {nameOfLower(lower, words)}
      </Figure>
    </>
  );
}

function OfBuilding({ offer }: { readonly offer: Extract<Offer, { kind: 'building' }> }) {
  const words = useWords();
  const { odds } = words;
  const { effect } = tileOf(offer.id);
  const { points, now } = offer.worth;
  return (
    <>
      <Figure name={odds.atOnce}>{pointsIn(points, words)}</Figure>
      {effect !== undefined && <Figure name={odds.brings}>{nameOfEffect(effect, words)}</Figure>}
      <Figure name={odds.ifEnded}>{signed(now, words)}</Figure>
    </>
  );
}

const signed = (points: number, words: Words): string =>
  points > 0 ? `+${pointsIn(points, words)}` : pointsIn(points, words);

interface CanPayProps {
  readonly buyer: Buyer;
  readonly place: PlaceName;
  readonly payable: Price['payable'];
}

/** Now, or the chance once all who are placed have rolled. */
function CanPay({ buyer, place, payable }: CanPayProps) {
  const words = useWords();
  const { odds } = words;
  if (payable !== 'not') return <Figure name={odds.canPay}>{odds.payable[payable]}</Figure>;
  const [without, all] = [NO_TOOLS, toolsAtHand(buyer.owner)].map((tools) => {
    const space = spaceOf(place, 'card');
    return space === undefined
      ? chanceToBuild(buyer, spaceOf(place, 'building')! - 1, tools)
      : chanceToBuy(buyer, space - 1, tools);
  });
  if (all === 0) return <Figure name={odds.canPay}>{odds.payable.not}</Figure>;
  return (
    <Figure
      name={odds.canPay}
      note={all === without ? undefined : odds.fedWithTools(percentOf(all!, words))}
    >
      {percentOf(without!, words)}
    </Figure>
  );
}
