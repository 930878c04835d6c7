import {
  type ActionOf,
  areaAfter,
  type ElderArea,
  placesInArea,
  type Snapshot,
  SOLO_LOST_POINTS,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, counted, type Option, single } from '@ochre/terminal';
import { cardFace, tileFace } from '../../faces.ts';
import { spaceOf } from '../../places.ts';
import { areaInWords, materialIn } from '../elder.ts';
import { peopleOn, soloOf } from '../limits.ts';

/** P1.6, P5.4: where the elder goes, and what that means. */
export function elderChoice(action: ActionOf<'elder'>, snapshot: Snapshot): Choice {
  const text = stoneAge.print(action);
  const { to } = action;
  if (to !== 'stay') return single(text, to, elderNote(to, snapshot));
  const { elder } = soloOf(snapshot);
  const next = elder === '' ? '' : `; he goes on to ${areaAfter(elder)} after this turn`;
  return single(text, 'stay', `where he is${next}`);
}

function elderNote(to: ElderArea, snapshot: Snapshot): string {
  const caught = placesInArea(to).reduce((sum, place) => sum + peopleOn(snapshot, place), 0);
  const people =
    caught === 0
      ? ''
      : `; ${counted(caught, 'person', 'people')} there: -${SOLO_LOST_POINTS * caught}`;
  return `closes ${areaInWords(to)}; cards cost ${materialIn(to)}${people}`;
}

/** P5.3, P5.4: what moves to space 1, where it costs 1. */
export function slideChoice(action: ActionOf<'slide'>, snapshot: Snapshot): Choice {
  const text = stoneAge.print(action);
  const { from } = action;
  if (from === 'none') return single(text, 'none', 'space 1 stays empty');
  if (from !== 'deck') return single(text, from, cardFace(snapshot.cards[spaceOf(from)] ?? ''));
  const [top = ''] = soloOf(snapshot).drawStack;
  return single(text, from, `top of the draw stack: ${cardFace(top)}`);
}

type Cycle = ActionOf<'cycle'>;

/**
 * P5.4: none; the second stack alone; or a number of the first, then of the second. What matters is
 * the tile that comes to the top.
 */
export function cycleChoices(legal: readonly Cycle[], snapshot: Snapshot): Choice[] {
  const [first = [], second = []] = soloOf(snapshot).stacks;
  const byFirst = (count: number): Cycle[] =>
    legal.filter(({ tiles }) => (tiles.building1 ?? 0) === count);
  const option = (action: Cycle): Option => {
    const count = action.tiles.building2 ?? 0;
    return {
      move: stoneAge.print(action),
      label: movedInWords(count),
      note: topAfter(second, count),
    };
  };
  const [none, ...alone] = byFirst(0);
  const ask = 'And of building2? Its new top tile:';
  return [
    single(stoneAge.print(none!), 'none', 'both stacks stay as they are'),
    ...(alone.length === 0
      ? []
      : [
          {
            words: 'cycle',
            label: 'building2 only …',
            note: `${counted(alone.length, 'way')}; building1 stays`,
            options: alone.map(option),
            ask: 'How many of building2 go to the bottom? Its new top tile:',
          },
        ]),
    ...first.slice(1).map((_, at): Choice => {
      const options = byFirst(at + 1).map(option);
      return {
        words: `cycle building1=${at + 1}`,
        label: `building1 ${movedInWords(at + 1)}`,
        note: topAfter(first, at + 1),
        options,
        ask,
      };
    }),
  ];
}

const movedInWords = (count: number): string => (count === 0 ? 'stays' : `${count} down`);

const topAfter = (stack: readonly string[], count: number): string => {
  const top = stack[count];
  return top === undefined ? 'empty' : `top: ${tileFace(top)}`;
};
