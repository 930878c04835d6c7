import { ofSeat } from '@ochre/kernel';
import { type Snapshot, type Tile, VALUE } from '@ochre/stone-age/rules';
import { useState } from 'react';
import { nameOfCost } from '../../../words/name-cards.ts';
import type { Bundle } from '../../../words/sayings/bundle.ts';
import { nameOfBundle, spaceOf } from '../../../words/sayings/names.ts';
import { CardFace } from '../../art/card/card-face.tsx';
import { TileFace } from '../../art/tile/tile-face.tsx';
import type { Words } from '../../in-words.tsx';
import type { ControlProps } from '../control.ts';
import { type BundleOption, countIn } from '../options/bundle.ts';
import {
  bestPaying,
  distinct,
  type Paying,
  type Purchase,
  payingFor,
  payings,
  pointsFor,
} from '../options/purchase.ts';
import { type AskedGoods, askedBy, askedByAll, checksOf } from '../options/setting.ts';
import { Checks } from '../parts/checks.tsx';
import { Frame } from '../parts/frame.tsx';
import { LeaveButton } from '../parts/leave-button.tsx';
import { tileAt } from '../parts/place-list.tsx';
import { useChosen } from '../use-chosen.ts';
import { PaymentPart } from './payment-part.tsx';
import { sayPaying } from './say-paying.tsx';
import { TradePart, WithOrWithout } from './trade-part.tsx';
import './purchase-control.css';

interface PurchaseControlProps {
  readonly control: ControlProps;
  readonly purchase: Purchase;
  readonly leave: string | undefined;
  readonly back: (() => void) | undefined;
}

/** What is paid for a card or a building. The best payment is set. */
export function PurchaseControl({ control, purchase, leave, back }: PurchaseControlProps) {
  const { view, words, decision } = control;
  const player = ofSeat(view.players, decision.player);
  const tile = tileAt(purchase.place, view);
  const { chosen, first, paid, trade, pay, set } = usePaying(control, purchase, tile);
  const options = payings(purchase.trades).map(({ payment }) => payment);
  const asked = tile === undefined ? askedByAll(options) : askedBy(tile.cost);
  const paying = payingFor(purchase, paid, trade, tile);
  const points = pointsFor(tile, paid);
  const said = sayPaying({ control, place: purchase.place, tile, paying });
  const isChosen = distinct(options.map(({ bundle }) => bundle)).length > 1;
  return (
    <Frame
      control={{ ...control, at: purchase.place }}
      chosen={chosen}
      {...said}
      back={back}
      clear={chosen.clear === undefined ? back : () => pay(first)}
      aside={<LeaveButton leave={leave} control={control} />}
    >
      <div className="purchase counting">
        <Bought place={purchase.place} tile={tile} view={view} />
        <WithOrWithout purchase={purchase} tile={tile} trade={trade} pay={pay} words={words} />
        <div className="paying">
          <div>
            <h3>{words.decisions.pay(costOf(options, asked, tile, control))}</h3>
            {isChosen && <p className="about">{words.decisions.proposed}</p>}
          </div>
          <PaymentPart
            control={control}
            options={options}
            asked={asked}
            paid={paid}
            traded={paying?.trade.get ?? {}}
            onSet={set}
          />
          <div className="counted-up">
            {asked !== undefined && isChosen && (
              <Checks
                checks={checksOf(asked, paid)}
                isShort={
                  paying === undefined && checksOf(asked, paid).every(({ off }) => off === 0)
                }
                words={words}
              />
            )}
            {tile !== undefined && <Sum tile={tile} paid={paid} points={points} words={words} />}
          </div>
          {paying?.trade.isTrade && (
            <TradePart
              purchase={purchase}
              tile={tile}
              paying={paying}
              pay={pay}
              player={player}
              words={words}
            />
          )}
        </div>
      </div>
    </Frame>
  );
}

/** What is paid now, and with which trade; `first` is what was proposed. */
function usePaying(control: ControlProps, purchase: Purchase, tile: Tile | undefined) {
  const first = proposedPaying(purchase, tile, control.best);
  const chosen = useChosen(control, first.payment.move);
  const [paid, setPaid] = useState(first.payment.bundle);
  const [trade, setTrade] = useState(first.trade);
  const pay = ({ trade, payment }: Paying): void => {
    setPaid(payment.bundle);
    setTrade(trade);
    chosen.choose(payment.move);
  };
  const set = (bundle: Bundle): void => {
    const paying = payingFor(purchase, bundle, trade, tile);
    setPaid(bundle);
    setTrade(paying?.trade ?? trade);
    chosen.choose(paying?.payment.move);
  };
  return { chosen, first, paid, trade, pay, set };
}

/** What is recommended; else the best payment without a trade, where there is one. */
function proposedPaying(
  { trades }: Purchase,
  tile: Tile | undefined,
  best: string | undefined,
): Paying {
  const untraded = trades.filter(({ isTrade }) => !isTrade);
  const paying =
    payings(trades).find(({ payment }) => payment.move === best) ??
    bestPaying(untraded, tile) ??
    bestPaying(trades, tile);
  if (paying === undefined) throw new Error('purchase: there is no way to pay');
  return paying;
}

interface BoughtProps {
  readonly place: Purchase['place'];
  readonly tile: Tile | undefined;
  readonly view: Snapshot;
}

/** The building, or the card. */
function Bought({ place, tile, view }: BoughtProps) {
  const card = view.cards[(spaceOf(place, 'card') ?? 0) - 1] ?? '';
  return (
    <div className="bought">
      {tile !== undefined && <TileFace id={tile.id} />}
      {card !== '' && <CardFace id={card} />}
    </div>
  );
}

/** What it costs: as a tile says; a card by its payments, or by its space where things count differently. */
function costOf(
  options: readonly BundleOption[],
  asked: AskedGoods | undefined,
  tile: Tile | undefined,
  { view, words, decision }: ControlProps,
): string {
  if (tile !== undefined) return nameOfCost(tile.cost, words);
  const [only, ...more] = distinct(options.map(({ bundle }) => bundle));
  if (more.length === 0)
    return nameOfBundle(only ?? {}, ofSeat(view.players, decision.player), words);
  return asked === undefined ? words.table.pays.village : words.decisions.goods(asked.max);
}

interface SumProps {
  readonly tile: Tile;
  readonly paid: Bundle;
  readonly points: number;
  readonly words: Words;
}

/** The points, and how they come about where they depend on what is paid. */
function Sum({ tile, paid, points, words }: SumProps) {
  const terms = Object.keys(VALUE)
    .filter((key) => countIn(paid, key) > 0)
    .map((key) => `${paid[key]}×${VALUE[key as keyof typeof VALUE]}`);
  return (
    <output className="sum" aria-label={words.effects.points(points)} aria-live="polite">
      {tile.points === 'value' && terms.length > 0 && <span>{terms.join(' + ')} =</span>}
      <b>{points}</b>
    </output>
  );
}
