import {
  GATHERING,
  placesInArea,
  type Snapshot,
  soloVillagePlaces,
  VILLAGE_ORDER,
} from '@ochre/stone-age/rules';
import { seatOf, wrap } from '@ochre/terminal';
import { goodsBriefly } from '../../board/good-names.ts';
import { placeName } from '../../board/place-names.ts';
import { tileAloud, trackAndTools } from '../../board/plain.ts';
import { belongings } from '../../board/players.ts';
import { cardAloud } from '../../board/sold.ts';
import type { Words } from '../../in-words.ts';
import { brought } from '../choices/placing.ts';
import { isElderAt, materialIn, nextArea, priceIn } from '../elder.ts';
import { feedingNeed, LIMITED, ownerOf, peopleOn, scoreNow, soloOf } from '../limits.ts';
import { stakesOf } from '../stakes.ts';
import type { SoloLook } from '../turn.ts';
import { soloHeadingInSentences } from './heading.ts';
import { scoredLines, toNextGrade } from './lines.ts';

/** The one-player game as a list, line by line: for screen readers, pipes and tiny terminals. */
export function soloPlainBoard(snapshot: Snapshot, look: SoloLook): string[] {
  const { words } = look;
  const { plain } = words.showing.solo;
  const line = (place: string, what: string): string =>
    `${placeName(place, words)}: ${what}${standing(snapshot, place, words)}.`;
  return [
    soloHeadingInSentences(snapshot, words),
    elderInSentences(snapshot, look),
    ...[...GATHERING, ...VILLAGE_ORDER].map((place) =>
      line(place, brought(place, snapshot, words)),
    ),
    villageInSentence(snapshot, words),
    ...snapshot.cards.map((id, at) => {
      const price = plain.cost(priceIn(snapshot, at + 1, words));
      const face = `${price}; ${cardAloud(id, words)}`;
      return line(`card${at + 1}`, id === '' ? words.table.emptyStack : face);
    }),
    ...snapshot.stacks.map((stack, at) => line(`building${at + 1}`, tileAloud(stack, words))),
    offBoard(snapshot, words),
    possessions(snapshot, look),
    ...stakes(snapshot, look),
    score(snapshot, words),
  ].flatMap((text) => wrap(text, look.width, '  '));
}

/** Between two boards: what the player has, and what is at stake. */
export const soloPlainStock = (snapshot: Snapshot, look: SoloLook): string[] =>
  [
    `${look.words.showing.board.stock(stock(snapshot, look.words))}.`,
    ...stakes(snapshot, look),
  ].flatMap((text) => wrap(text, look.width, '  '));

function elderInSentences(snapshot: Snapshot, { turn, words }: SoloLook): string {
  const { elder } = soloOf(snapshot);
  const says = words.showing.solo.elder;
  if (elder === '') return says.isNotPlaced;
  const closed = placesInArea(elder).map((place) => placeName(place, words));
  const cost = elder === 'hunt' ? says.cardsCost : says.cardsCostAndFeed;
  const next = nextArea(elder, turn);
  return [
    says.isThere(says.where[elder], closed.join(', ')),
    cost(materialIn(elder, words)),
    next === elder ? says.staysThere : says.goesTo(says.where[next]),
  ]
    .slice(0, snapshot.phase === 'over' ? 1 : 3)
    .join(' ');
}

function standing(snapshot: Snapshot, place: string, { showing: { solo } }: Words): string {
  const people = peopleOn(snapshot, place);
  const there = people === 0 ? '' : `; ${solo.plain.people(people)}`;
  return isElderAt(snapshot, place) ? `${there}; ${solo.plain.closed}` : there;
}

/** P4.2, P4.3 */
const villageInSentence = (snapshot: Snapshot, words: Words): string =>
  words.showing.solo.places.villageInSentence(
    soloVillagePlaces(ownerOf(snapshot)),
    VILLAGE_ORDER.map((place) => placeName(place, words)).join(', '),
  );

/** What is outside, and what was discarded. */
function offBoard(snapshot: Snapshot, words: Words): string {
  const { plain } = words.showing.solo;
  return [
    `${plain.outsidePool(goodsBriefly(soloOf(snapshot).outside, words))}.`,
    plain.discarded(snapshot.discard?.length ?? 0),
    plain.stacks,
  ].join(' ');
}

/** Food and resources, and the room for them (P2.3). */
function stock(snapshot: Snapshot, { goodsCounted, showing: { solo } }: Words): string {
  const owner = ownerOf(snapshot);
  return [
    LIMITED.map((good) => goodsCounted[good](owner[good])).join(', '),
    solo.plain.atMost(owner.people),
    solo.plain.feeding(feedingNeed(owner)),
  ].join('; ');
}

function possessions(snapshot: Snapshot, look: SoloLook): string {
  const owner = ownerOf(snapshot);
  const { words } = look;
  const all = [
    words.effects.points(owner.score),
    stock(snapshot, words),
    ...trackAndTools(owner, words),
    ...belongings(owner, scoreNow(snapshot), words),
  ];
  return `${seatOf(look, 0).name}: ${all.join('; ')}.`;
}

function stakes(snapshot: Snapshot, { turn, words }: SoloLook): string[] {
  const all = stakesOf(snapshot, turn, words).map(({ says }) => says);
  const { titleOfTurn } = words.showing.solo.stakes;
  return all.length === 0 ? [] : [`${titleOfTurn}: ${all.join('; ')}.`];
}

function score(snapshot: Snapshot, words: Words): string {
  const { score: points } = scoreNow(snapshot);
  const ended = `${words.showing.scores.ifEnded} ${words.effects.points(points)}`;
  return `${ended}, ${toNextGrade(points, words)}: ${scoredLines(snapshot, words)}.`;
}
