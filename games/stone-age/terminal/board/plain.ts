import {
  GATHERING,
  RESOURCES,
  type SeenScore,
  type Snapshot,
  type SnapshotPlayer,
  seenScores,
} from '@ochre/stone-age/rules';
import { counted, type Look, seatOf, whoIs, wrap } from '@ochre/terminal';
import { givesIn, priceOf, productionOf, rateInWords, villageOf } from '../places.ts';
import { foodAfterFeeding } from '../standing.ts';
import { headingInSentences } from './heading.ts';
import { belongings } from './players.ts';
import { cardText, tileText } from './sold.ts';

/** The board as a list, line by line: for screen readers, pipes and tiny terminals. */
export function plainBoard(snapshot: Snapshot, look: Look): string[] {
  const { cards, stacks, players } = snapshot;
  const now = seenScores(snapshot);
  const line = (place: string, what: string): string =>
    `${place}: ${what}${standing(snapshot, place, look)}`;
  return [
    headingInSentences(snapshot, look),
    ...[...GATHERING, ...villageOf(snapshot)].map((place) => line(place, givesIn(snapshot, place))),
    ...productionOf(snapshot).map(({ place, owner }) =>
      line(place, `${givesIn(snapshot, place)}, a place of ${seatOf(look, owner).name}`),
    ),
    ...cards.map((id, at) =>
      line(`card${at + 1}`, `pay ${priceOf(`card${at + 1}`)}, ${cardText(id, look).join(', ')}`),
    ),
    ...stacks.map((stack, at) =>
      line(`building${at + 1}`, tileText(stack).join(', ').replace('→', 'for')),
    ),
    ...players.map(
      (player, seat) => `${whoIs(seatOf(look, seat))}: ${possessions(player, now[seat]!)}`,
    ),
  ].flatMap((text) => wrap(text, look.width, '  '));
}

function standing({ places }: Snapshot, place: string, look: Look): string {
  const people = places[place] ?? [];
  const groups = people.flatMap((count, seat) =>
    count > 0 ? [`${seatOf(look, seat).name} ${count}`] : [],
  );
  return groups.length === 0 ? '.' : `; there: ${groups.join(', ')}.`;
}

/** Everything a player has, in words. */
function possessions(player: SnapshotPlayer, now: SeenScore): string {
  const { score, people, home, agriculture, tools, toolsUsed } = player;
  const slots = tools.map((value, at) => `${value}${toolsUsed[at] ? ' used' : ''}`);
  return `${[
    `${counted(score, 'point')}, ${now.score} if it ended now`,
    stock(player).slice(0, -1),
    `${counted(people, 'person', 'people')}, ${home} at home`,
    `agriculture ${agriculture}`,
    ...(player.merchant === undefined ? [] : [merchantTrack(player)]),
    `tools ${slots.join(' ')}`,
    ...belongings(player, now),
  ].join('; ')}.`;
}

const merchantTrack = (player: SnapshotPlayer): string =>
  `merchant ${player.merchant}, ${player.traded ? 'the trade of this round is used' : rateInWords(player)}`;

/** Food and resources. */
export const stock = (player: SnapshotPlayer): string =>
  `${player.food} food, ${foodAfterFeeding(player)} after feeding; ${[
    ...RESOURCES.map((resource) => `${player[resource]} ${resource}`),
    ...(player.jewelry === undefined ? [] : [`${player.jewelry} jewelry`]),
  ].join(', ')}.`;
