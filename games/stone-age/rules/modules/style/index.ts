import { purpose } from '@ochre/kernel';
import { villagePlace } from '../../base-game.ts';
import { CARD_COSTS } from '../../card-costs.ts';
import { STYLE_CARDS, STYLE_TILES, type Tile } from '../../components.ts';
import { pushPending } from '../../pending.ts';
import type { CardPrice, ScoringLine, Step } from '../../rule-set.ts';
import type { Module, PlaceRule } from '../../rulebook.ts';
import type { PlaceName } from '../../vocabulary.ts';
import { trading } from './trading.ts';

/** *Style is the Goal*: jewelry, the merchant and trading, a fifth card space, production buildings. */
export const style: Module = {
  edit: (rulebook, { players, options }) => ({
    ...rulebook,
    ...BY_PLAYERS[players as keyof typeof BY_PLAYERS],
    villageRule: 'S3.2',
    cards: [...rulebook.cards, ...STYLE_CARDS],
    tiles: [...rulebook.tiles, ...STYLE_TILES],
    places: [...rulebook.places.map(splitHunt), ...PRODUCTION, MERCHANT],
    cardPrices: [...rulebook.cardPrices, JEWELRY_SPACE],
    start: { ...rulebook.start, jewelry: 1 },
    steps: [...rulebook.steps, freshTrade],
    scoring: rulebook.scoring.flatMap((line) =>
      line.name === 'resources' ? [TRADERS, line] : [line],
    ),
    // S6.4: by the rulebook of 2011 jewelry comes with every advance.
    jewelryPerAdvance: options.merchantJewelry === 'everyAdvance' ? 2 : 0,
    trading,
    playerFields: [
      ...rulebook.playerFields,
      ({ jewelry, merchant, traded }) => ({ jewelry, merchant, traded }),
    ],
  }),
};

/** S3.2, S3.3 */
const BY_PLAYERS = {
  2: { villageLimit: 2, playersPerResource: 1 },
  3: { villageLimit: 2, playersPerResource: 2 },
  4: { villageLimit: 3, playersPerResource: 5 },
  5: { villageLimit: 4, playersPerResource: 5 },
} as const;

/** S3.1, S4.1 */
const MERCHANT: PlaceRule = {
  ...villagePlace('merchant', 2, { kind: 'merchant', steps: 2, jewelry: 2 }),
  rule: 'S3.1',
};

/** S4.2 */
const splitHunt = (place: PlaceRule): PlaceRule =>
  place.group === 'hunt' && place.work.kind === 'roll'
    ? { ...place, work: { ...place.work, split: true } }
    : place;

/** S3.4, S7.1 */
const PRODUCTION: readonly PlaceRule[] = STYLE_TILES.flatMap(({ id, effect }: Tile) =>
  effect?.kind === 'work'
    ? [
        {
          name: id as PlaceName,
          group: 'production',
          tile: id,
          rule: 'S3.4',
          circles: effect.people,
          atLeast: 1,
          work: {
            kind: 'roll',
            good: effect.resource,
            divisor: effect.divisor,
            split: false,
            purpose: purpose(id),
          },
        },
      ]
    : [],
);

/** S6.1, S6.2 */
const JEWELRY_SPACE: CardPrice = {
  cost: { kind: 'fixed', goods: { jewelry: CARD_COSTS.card5.count } },
  rule: 'S6.1',
  words: `${CARD_COSTS.card5.count} jewelry`,
  afterwards: (state, player) => pushPending(state, { kind: 'extraCard', player }),
};

/** S6.6 */
const TRADERS: ScoringLine = {
  name: 'traders',
  points: ({ merchant = 0 }, { trader }) => trader * merchant,
};

/** S5.1: one trade a round. */
const freshTrade: Step = {
  name: 'fresh trade',
  phase: 'feed',
  begin({ state }) {
    for (const player of state.players) player.traded = false;
  },
  ask: () => false,
};
