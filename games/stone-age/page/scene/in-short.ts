import { byType, type PerType } from '@ochre/kernel';
import { type Event, GOODS, type Good } from '@ochre/stone-age/rules';
import { cardOf } from '../../words/components.ts';
import type { Words } from '../../words/index.ts';
import { nameOfLower } from '../../words/name-cards.ts';
import type { Deed } from '../../words/sayings/say-event.ts';
import { wayOf } from '../../words/sayings/way.ts';

/** What a player did and got, each thing in a word or two: *+2 wood*, *tool 1*. */
export function inShort(events: readonly Event[], player: number, words: Words): string[] {
  const deeds = events.filter(
    (event): event is Deed => 'player' in event && event.player === player,
  );
  const said = deeds.flatMap((deed) => byType(IN_SHORT, deed, words) ?? []);
  return [...goodsOf(deeds, words), ...said, ...pointsOf(deeds, words)];
}

/** Goods and points are added up; what is paid is seen by what it was paid for. */
const counted = (): undefined => undefined;

/** One per type: an event without one does not compile. */
const IN_SHORT: PerType<Deed, [words: Words], string | undefined> = {
  placed: ({ place, people }, words) =>
    words.scene.short.placed(words.number(people), wayOf(place, words).to),
  tool: ({ tools }, { scene }) => scene.short.tools(tools.filter((value) => value > 0).join('·')),
  oneUseTool: ({ value }, { effects }) => effects.oneUseTool(value),
  agriculture: ({ agriculture }, { scene }) => scene.short.agriculture(agriculture),
  merchant: ({ merchant }, { scene }) => scene.short.merchant(merchant),
  person: (_, { scene }) => scene.short.person,
  cardBought: ({ card }, words) => nameOfTaken(card, words),
  cardDrawn: ({ card }, words) =>
    card === null ? words.scene.short.unseenCard : nameOfTaken(card, words),
  cardTaken: ({ card }, words) => nameOfTaken(card, words),
  built: (_, { scene }) => scene.short.building,
  starved: (_, { scene }) => scene.short.hungry,
  gained: counted,
  points: counted,
  paid: counted,
  tokensPaid: counted,
  traded: counted,
  stayedHome: counted,
  returned: counted,
  rolled: counted,
  toolsUsed: counted,
  picked: counted,
  noRoom: counted,
  redeemable: counted,
  fed: counted,
  stocked: counted,
};

const nameOfTaken = (card: string, words: Words): string =>
  words.scene.short.card(nameOfLower(cardOf(card).lower, words));

function goodsOf(deeds: readonly Deed[], words: Words): string[] {
  const sums = new Map<Good, number>();
  for (const deed of deeds) {
    if (deed.type !== 'gained') continue;
    for (const good of GOODS) sums.set(good, (sums.get(good) ?? 0) + (deed.goods[good] ?? 0));
  }
  return [...sums]
    .filter(([, count]) => count > 0)
    .map(([good, count]) => `+${words.goodsCounted[good](count)}`);
}

function pointsOf(deeds: readonly Deed[], words: Words): string[] {
  const sum = deeds.reduce((all, deed) => all + (deed.type === 'points' ? deed.points : 0), 0);
  if (sum === 0) return [];
  return [`${sum < 0 ? '−' : '+'}${words.effects.points(Math.abs(sum))}`];
}
