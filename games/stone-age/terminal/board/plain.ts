import {
  AGRICULTURE_END,
  GATHERING,
  MERCHANT_END,
  RESOURCES,
  type SeenScore,
  type Snapshot,
  type SnapshotPlayer,
  seenScores,
} from '@ochre/stone-age/rules';
import { seatOf, whoIs, wrap } from '@ochre/terminal';
import type { Words } from '../in-words.ts';
import type { StoneAgeLook } from '../look.ts';
import { givesIn, priceOf, productionOf, rateInWords, villageOf } from '../places.ts';
import { foodAfterFeeding } from '../standing.ts';
import { headingInSentences } from './heading.ts';
import { placeName } from './place-names.ts';
import { belongings } from './players.ts';
import { cardAloud, tileText } from './sold.ts';

/** The board as a list, line by line: for screen readers, pipes and tiny terminals. */
export function plainBoard(snapshot: Snapshot, look: StoneAgeLook): string[] {
  const { cards, stacks, players } = snapshot;
  const { words } = look;
  const { board } = words.showing;
  const now = seenScores(snapshot);
  const line = (place: string, what: string): string =>
    `${placeName(place, words)}: ${what}${standing(snapshot, place, look)}`;
  return [
    headingInSentences(snapshot, look),
    ...[...GATHERING, ...villageOf(snapshot)].map((place) =>
      line(place, givesIn(snapshot, place, words)),
    ),
    ...productionOf(snapshot).map(({ place, owner }) =>
      line(place, `${givesIn(snapshot, place, words)}, ${board.placeOf(seatOf(look, owner).name)}`),
    ),
    ...cards.map((id, at) => {
      const place = `card${at + 1}`;
      return line(place, `${board.pay(priceOf(place, words))}, ${cardAloud(id, words)}`);
    }),
    ...stacks.map((stack, at) => line(`building${at + 1}`, tileAloud(stack, words))),
    ...players.map(
      (player, seat) => `${whoIs(seatOf(look, seat))}: ${possessions(player, now[seat]!, words)}.`,
    ),
  ].flatMap((text) => wrap(text, look.width, '  '));
}

/** Without signs. */
export const tileAloud = (stack: Snapshot['stacks'][number], words: Words): string =>
  tileText(stack, words).join(', ').replace('→', words.showing.board.scores);

function standing({ places }: Snapshot, place: string, look: StoneAgeLook): string {
  const people = places[place] ?? [];
  const groups = people.flatMap((count, seat) =>
    count > 0 ? [look.words.table.standing(seatOf(look, seat).name, count)] : [],
  );
  return groups.length === 0 ? '.' : `; ${look.words.showing.board.there(groups.join(', '))}.`;
}

/** Everything a player has, in words. */
function possessions(player: SnapshotPlayer, now: SeenScore, words: Words): string {
  const { score, merchant } = player;
  return [
    words.aloud.score(words.effects.points(score), words.table.ifEnded(now.score)),
    stock(player, words),
    ...trackAndTools(player, words),
    ...(merchant === undefined ? [] : [merchantTrack(player, merchant, words)]),
    ...belongings(player, now, words),
  ].join('; ');
}

/** People, agriculture and tools. */
export function trackAndTools(player: SnapshotPlayer, { aloud, table }: Words): string[] {
  const { people, home, agriculture, tools, toolsUsed } = player;
  const slots = tools.flatMap((value, at) => {
    if (value === 0) return [];
    return [toolsUsed[at] ? aloud.toolUsed(value) : `${value}`];
  });
  return [
    aloud.people(table.people(people), home),
    aloud.agriculture(agriculture, AGRICULTURE_END),
    slots.length === 0 ? aloud.noTools : aloud.tools(slots.join('; ')),
  ];
}

const merchantTrack = (player: SnapshotPlayer, steps: number, words: Words): string =>
  [
    words.aloud.merchantTrack(steps, MERCHANT_END),
    player.traded ? words.showing.board.tradeUsed : rateInWords(player, words),
  ].join(', ');

/** Food and resources. */
export function stock(player: SnapshotPlayer, { goodsCounted, showing }: Words): string {
  const food = [
    goodsCounted.food(player.food),
    showing.board.afterFeeding(foodAfterFeeding(player)),
  ];
  const goods = [
    ...RESOURCES.map((resource) => goodsCounted[resource](player[resource])),
    ...(player.jewelry === undefined ? [] : [goodsCounted.jewelry(player.jewelry)]),
  ];
  return `${food.join(', ')}; ${goods.join(', ')}`;
}
