import type { Snapshot, SnapshotPlayer } from '@ochre/stone-age';
import { CardFace } from '../../art/card/card-face.tsx';
import { TileFace, tileOf } from '../../art/tile/tile-face.tsx';
import type { Words } from '../../words/words.ts';
import { spaceOf } from '../names.ts';
import { bestPaying, type Paying, type Purchase, payings, pointsFor } from '../options/purchase.ts';
import { Choice, Choices } from '../parts/choice.tsx';
import { Steppers } from '../parts/steppers.tsx';

interface PaymentPickerProps {
  readonly purchase: Purchase;
  readonly paying: Paying;
  readonly onPay: (move: string) => void;
  readonly view: Snapshot;
  readonly player: SnapshotPlayer;
  readonly words: Words;
}

/** The tile that a purchase builds; undefined for a card. */
export function tileBought({ place }: Purchase, { stacks }: Snapshot) {
  const stack = spaceOf(place, 'building');
  const top = stack === undefined ? '' : (stacks[stack - 1]?.top ?? '');
  return top === '' ? undefined : tileOf(top);
}

/** The way to pay that a move names. */
export const payingOf = ({ trades }: Purchase, move: string | undefined): Paying | undefined =>
  payings(trades).find(({ payment }) => payment.move === move);

/** Payments by steppers; with or without a trade, where both are possible. */
export function PaymentPicker({
  purchase,
  paying: { trade, payment },
  onPay,
  view,
  player,
  words,
}: PaymentPickerProps) {
  const tile = tileBought(purchase, view);
  const card = view.cards[(spaceOf(purchase.place, 'card') ?? 0) - 1] ?? '';
  const traded = purchase.trades.filter(({ isTrade }) => isTrade);
  const plain = purchase.trades.filter(({ isTrade }) => !isTrade);
  const ways = [
    { label: words.decisions.withoutTrade, isTrade: false, best: bestPaying(plain, tile) },
    { label: words.decisions.withTrade, isTrade: true, best: bestPaying(traded, tile) },
  ];
  const pay = (paying: Paying | undefined): void => {
    if (paying !== undefined) onPay(paying.payment.move);
  };
  return (
    <div className="part">
      <div className="bought">
        {tile !== undefined && <TileFace id={tile.id} />}
        {card !== '' && <CardFace id={card} />}
      </div>
      <p className="about">{words.decisions.proposed}</p>
      <Steppers
        key={trade.move}
        label={words.decisions.payment}
        options={trade.payments}
        value={payment}
        onChange={({ move }) => onPay(move)}
        player={player}
        words={words}
        showsHave
        traded={trade.get}
      />
      {tile !== undefined && (
        <output className="points" aria-live="polite">
          {words.effects.points(pointsFor(tile, payment.bundle))}
        </output>
      )}
      {traded.length > 0 && (
        <div className="part">
          <Choices label={words.decisions.trades}>
            {ways.map(
              ({ label, isTrade, best }) =>
                best !== undefined && (
                  <Choice
                    key={label}
                    isChosen={trade.isTrade === isTrade}
                    onTap={() => trade.isTrade !== isTrade && pay(best)}
                  >
                    {label}
                    {tile !== undefined && <b>{pointsFor(tile, best.payment.bundle)}</b>}
                  </Choice>
                ),
            )}
          </Choices>
          {trade.isTrade && (
            <Steppers
              label={words.decisions.trades}
              options={traded}
              value={trade}
              onChange={(other) => pay(bestPaying([other], tile))}
              player={player}
              words={words}
            />
          )}
        </div>
      )}
    </div>
  );
}
