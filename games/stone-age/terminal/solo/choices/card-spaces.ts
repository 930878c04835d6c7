import {
  type ActionOf,
  areaAfter,
  ELDER_MATERIAL,
  type ElderArea,
  placesInArea,
  type Snapshot,
  SOLO_LOST_POINTS,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, type Option, single } from '@ochre/terminal';
import { nameOfArea } from '../../../words/sayings/elder-area.ts';
import { nameOfBundle } from '../../../words/sayings/names.ts';
import { sayMove } from '../../../words/sayings/say-move.ts';
import { cardFace, tileFace } from '../../faces.ts';
import type { Words } from '../../in-words.ts';
import { spaceOf } from '../../places.ts';
import { ownerOf, peopleOn, soloOf } from '../limits.ts';

/** P1.6, P5.4: where the elder goes, and what that means. */
export function elderChoice(action: ActionOf<'elder'>, snapshot: Snapshot, words: Words): Choice {
  const text = stoneAge.print(action);
  const { to } = action;
  if (to !== 'stay') return single(text, nameOfArea(to, words), elderNote(to, snapshot, words));
  const { elder } = soloOf(snapshot);
  const next = elder === '' ? '' : words.solo.nextTurn(nameOfArea(areaAfter(elder), words));
  return single(text, words.decisions.elderStays, next);
}

function elderNote(to: ElderArea, snapshot: Snapshot, words: Words): string {
  const material = ELDER_MATERIAL[to];
  const { cardsCost, caught } = words.telling.choices.solo;
  const cost = cardsCost(material === 'village' ? words.table.pays.village : words.goods[material]);
  const count = placesInArea(to).reduce((sum, place) => sum + peopleOn(snapshot, place), 0);
  if (count === 0) return cost;
  const lost = `-${words.effects.points(SOLO_LOST_POINTS * count)}`;
  return `${cost}; ${caught(words.table.people(count), lost)}`;
}

/** P5.3, P5.4: what moves to space 1, where it costs 1. */
export function slideChoice(action: ActionOf<'slide'>, snapshot: Snapshot, words: Words): Choice {
  const text = stoneAge.print(action);
  const { from } = action;
  return single(text, sayMove(text, snapshot, words), cardFrom());

  function cardFrom(): string {
    if (from === 'none') return '';
    const [top = ''] = soloOf(snapshot).drawStack;
    return cardFace(from === 'deck' ? top : (snapshot.cards[spaceOf(from)] ?? ''), words);
  }
}

type Cycle = ActionOf<'cycle'>;

/**
 * P5.4: none; the second stack alone; or a number of the first, then of the second. What matters is
 * the tile that comes to the top.
 */
export function cycleChoices(legal: readonly Cycle[], snapshot: Snapshot, words: Words): Choice[] {
  const [first = [], second = []] = soloOf(snapshot).stacks;
  const { decisions, buildingSpace, telling } = words;
  const { howManyDown, stays, down } = telling.choices.solo;
  const byFirst = (count: number): Cycle[] =>
    legal.filter(({ tiles }) => (tiles.building1 ?? 0) === count);
  const option = (action: Cycle): Option => {
    const count = action.tiles.building2 ?? 0;
    return {
      move: stoneAge.print(action),
      label: count === 0 ? stays : down(count),
      note: topAfter(second, count, words),
    };
  };
  const [none, ...alone] = byFirst(0);
  const ask = howManyDown(buildingSpace(2));
  return [
    single(stoneAge.print(none!), decisions.cycleNone, ''),
    ...(alone.length === 0
      ? []
      : [
          {
            words: 'cycle',
            label: decisions.cycle(`${buildingSpace(2)} …`),
            note: telling.choices.ways(alone.length),
            options: alone.map(option),
            ask,
          },
        ]),
    ...first.slice(1).map((_, at): Choice => {
      const count = at + 1;
      return {
        words: `cycle building1=${count}`,
        label: decisions.cycle(nameOfBundle({ building1: count }, ownerOf(snapshot), words)),
        note: topAfter(first, count, words),
        options: byFirst(count).map(option),
        ask,
      };
    }),
  ];
}

function topAfter(stack: readonly string[], count: number, words: Words): string {
  const top = stack[count];
  return top === undefined
    ? words.table.emptyStack
    : words.telling.choices.solo.onTop(tileFace(top, words));
}
