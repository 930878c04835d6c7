import {
  GATHERING,
  goodsInWords,
  placesInArea,
  type Snapshot,
  soloVillagePlaces,
  VILLAGE_ORDER,
} from '@ochre/stone-age/rules';
import { counted, seatOf, wrap } from '@ochre/terminal';
import { belongings } from '../../board/players.ts';
import { cardText, tileText } from '../../board/sold.ts';
import { brought } from '../choices/placing.ts';
import { isElderAt, materialIn, nextArea, priceIn, whereIs } from '../elder.ts';
import { feedingNeed, LIMITED, ownerOf, peopleOn, scoreNow, soloOf } from '../limits.ts';
import { stakesOf } from '../stakes.ts';
import type { SoloLook } from '../turn.ts';
import { soloHeadingInSentences } from './heading.ts';
import { scoredLines, toNextGrade } from './lines.ts';

/** The one-player game as a list, line by line: for screen readers, pipes and tiny terminals. */
export function soloPlainBoard(snapshot: Snapshot, look: SoloLook): string[] {
  const line = (place: string, what: string): string =>
    `${place}: ${what}${standing(snapshot, place)}.`;
  return [
    soloHeadingInSentences(snapshot),
    elderInSentences(snapshot, look),
    ...[...GATHERING, ...VILLAGE_ORDER].map((place) => line(place, brought(place, snapshot))),
    villageInSentence(snapshot),
    ...snapshot.cards.map((id, at) => {
      const face = `cost ${priceIn(snapshot, at + 1)}; ${cardText(id, look).join(', ')}`;
      return line(`card${at + 1}`, id === '' ? 'empty' : face);
    }),
    ...snapshot.stacks.map((stack, at) =>
      line(`building${at + 1}`, tileText(stack).join(', ').replace('→', 'for')),
    ),
    `Outside pool: ${goodsInWords(soloOf(snapshot).outside)}. ` +
      `Discarded: ${counted(snapshot.discard?.length ?? 0, 'card')}. stacks tells what comes next.`,
    possessions(snapshot, look),
    ...stakes(snapshot, look),
    score(snapshot),
  ].flatMap((text) => wrap(text, look.width, '  '));
}

/** Between two boards: what the player has, and what is at stake. */
export const soloPlainStock = (snapshot: Snapshot, look: SoloLook): string[] =>
  [`Stock: ${stock(snapshot)}.`, ...stakes(snapshot, look)].flatMap((text) =>
    wrap(text, look.width, '  '),
  );

function elderInSentences(snapshot: Snapshot, { turn }: SoloLook): string {
  const { elder } = soloOf(snapshot);
  if (elder === '') return 'The elder is not placed yet.';
  const material = materialIn(elder);
  const feeds = elder === 'hunt' ? '' : `, and people may be fed with ${material}`;
  const next = nextArea(elder, turn);
  return [
    `The elder is ${whereIs(elder)}: ${placesInArea(elder).join(', ')} closed.`,
    `Cards cost ${material}${feeds}.`,
    next === elder ? 'He stays for the next turn.' : `Next turn he is ${whereIs(next)}.`,
  ]
    .slice(0, snapshot.phase === 'over' ? 1 : 3)
    .join(' ');
}

function standing(snapshot: Snapshot, place: string): string {
  const people = peopleOn(snapshot, place);
  const there = people === 0 ? '' : `; ${counted(people, 'person', 'people')} there`;
  return isElderAt(snapshot, place) ? `${there}; closed by the elder` : there;
}

/** P4.2, P4.3 */
function villageInSentence(snapshot: Snapshot): string {
  const places = soloVillagePlaces(ownerOf(snapshot));
  return (
    `Village: ${places === 3 ? 'all three places' : `${places} of the three places`} a turn, ` +
    `in the order ${VILLAGE_ORDER.join(', ')}.`
  );
}

/** Food and resources, and the room for them (P2.3). */
function stock(snapshot: Snapshot): string {
  const owner = ownerOf(snapshot);
  const has = LIMITED.map((good) => `${owner[good]} ${good}`).join(', ');
  return `${has}; at most ${owner.people} of each; feeding takes ${feedingNeed(owner)}`;
}

function possessions(snapshot: Snapshot, look: SoloLook): string {
  const owner = ownerOf(snapshot);
  const { score, people, home, agriculture, tools, toolsUsed } = owner;
  const slots = tools.map((value, at) => `${value}${toolsUsed[at] ? ' used' : ''}`);
  return `${seatOf(look, 0).name}: ${[
    counted(score, 'point'),
    stock(snapshot),
    `${counted(people, 'person', 'people')}, ${home} at home`,
    `agriculture ${agriculture}`,
    `tools ${slots.join(' ')}`,
    ...belongings(owner, scoreNow(snapshot)),
  ].join('; ')}.`;
}

function stakes(snapshot: Snapshot, { turn }: SoloLook): string[] {
  const all = stakesOf(snapshot, turn).map(({ says }) => says);
  return all.length === 0 ? [] : [`At stake this turn: ${all.join('; ')}.`];
}

function score(snapshot: Snapshot): string {
  const { score: points } = scoreNow(snapshot);
  const next = toNextGrade(points).replace(' ·', ',');
  return `If the game ended now: ${counted(points, 'point')}${next}: ${scoredLines(snapshot)}.`;
}
