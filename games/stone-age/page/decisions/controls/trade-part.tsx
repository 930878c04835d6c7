import type { SnapshotPlayer, Tile } from '@ochre/stone-age/rules';
import type { Bundle } from '../../../words/sayings/bundle.ts';
import { nameOfBundle } from '../../../words/sayings/names.ts';
import { Icon } from '../../art/icon.tsx';
import type { Words } from '../../in-words.tsx';
import { isSame, totalOf } from '../options/bundle.ts';
import {
  bestPaying,
  distinct,
  type Paying,
  type Purchase,
  pointsFor,
  type TradeOption,
} from '../options/purchase.ts';
import { Choices } from '../parts/choice.tsx';
import { Things } from '../parts/pictures.tsx';

interface WithOrWithoutProps {
  readonly purchase: Purchase;
  readonly tile: Tile | undefined;
  readonly trade: TradeOption;
  readonly pay: (paying: Paying) => void;
  readonly words: Words;
}

/** The best with a trade, and the best without one, where there are both. */
export function WithOrWithout({ purchase, tile, trade, pay, words }: WithOrWithoutProps) {
  const { decisions } = words;
  const ways = [false, true].flatMap((isTrade) => {
    const best = bestPaying(
      purchase.trades.filter((option) => option.isTrade === isTrade),
      tile,
    );
    return best === undefined ? [] : [{ isTrade, best }];
  });
  if (!ways.some(({ isTrade }) => isTrade)) return null;
  return (
    <Choices
      look="ways"
      label={decisions.trades}
      choices={ways.map(({ isTrade, best }) => ({
        key: String(isTrade),
        isChosen: trade.isTrade === isTrade,
        tap: () => pay(best),
        picture: (
          <>
            <span>{isTrade ? decisions.withTrade : decisions.withoutTrade}</span>
            {tile !== undefined && <b>{pointsFor(tile, best.payment.bundle)}</b>}
          </>
        ),
      }))}
    />
  );
}

interface TradePartProps {
  readonly purchase: Purchase;
  readonly tile: Tile | undefined;
  readonly paying: Paying;
  readonly pay: (paying: Paying) => void;
  readonly player: SnapshotPlayer;
  readonly words: Words;
}

/** What is given and what comes for it. What comes is what the payment is short of (S5.4). */
export function TradePart({ purchase, tile, paying, pay, player, words }: TradePartProps) {
  const { decisions } = words;
  const { trade, payment } = paying;
  const trades = purchase.trades.filter(({ isTrade }) => isTrade);
  const paysSame = ({ payments }: TradeOption): boolean =>
    payments.some(({ bundle }) => isSame(bundle, payment.bundle));
  const sides = [
    {
      label: decisions.give,
      now: trade.give,
      bundles: distinct(trades.filter(paysSame).map(({ give }) => give)),
      fits: (option: TradeOption, bundle: Bundle) =>
        isSame(option.give, bundle) && paysSame(option),
      /** The payment stays as it is. */
      narrow: (option: TradeOption) => ({
        ...option,
        payments: option.payments.filter(({ bundle }) => isSame(bundle, payment.bundle)),
      }),
    },
    {
      label: decisions.get,
      now: trade.get,
      bundles: distinct(trades.map(({ get }) => get)),
      fits: (option: TradeOption, bundle: Bundle) => isSame(option.get, bundle),
      narrow: (option: TradeOption) => option,
    },
  ];
  const most = Math.max(...trades.map(({ get }) => totalOf(get)));
  return (
    <div className="trade">
      <div>
        <h3>{decisions.tradeOnce}</h3>
        <p className="about">{decisions.rate(player.merchant ?? 0, totalOf(trade.give), most)}</p>
      </div>
      {sides.map(({ label, now, bundles, fits, narrow }, side) => (
        <div key={label} className="trade-side">
          {side > 0 && <Icon name="right" size={13} />}
          <small>{label}</small>
          <Choices
            look="chips"
            label={label}
            choices={bundles.map((bundle) => ({
              key: nameOfBundle(bundle, player, words),
              label: nameOfBundle(bundle, player, words),
              isChosen: isSame(bundle, now),
              tap: () => {
                const options = trades.filter((option) => fits(option, bundle)).map(narrow);
                const best = bestPaying(options, tile);
                if (best !== undefined) pay(best);
              },
              picture: <Things of={bundle} player={player} size={22} />,
            }))}
          />
        </div>
      ))}
    </div>
  );
}
