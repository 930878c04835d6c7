import { type Look, seatOf } from '@ochre/terminal';
import type { Scored } from '../../rules/index.ts';
import type { Standing } from '../../words/words.ts';
import type { Words } from '../in-words.ts';
import type { Held } from '../worth/held.ts';

const STANDING: Readonly<Record<Scored, Standing>> = {
  road: 'road',
  city: 'city',
  cloister: 'cloister',
  shrine: 'shrine',
  farm: 'field',
};

/** "city at 0,0 0,-1: 1 knight of You; 2 open sides; 3 points now, 6 points if complete." */
export function heldLine(held: Held, look: Look, words: Words): string {
  const { held: said } = words.terminal;
  const { kind, points, complete } = held;
  const squares = held.squares.map((square) => square.join(',')).join(' ');
  const who = held.followers.flatMap((count, seat) =>
    count === 0 ? [] : [`${seatOf(look, seat).name} ${words.followers[STANDING[kind]](count)}`],
  );
  const worth = [
    said.now(words.points(points)),
    ...(complete === undefined ? [] : [said.complete(words.points(complete))]),
  ];
  return `${said.at(words.features[kind], squares)}: ${who.join(', ')}; ${openness(held, words)}; ${worth.join(', ')}.`;
}

function openness({ kind, open }: Held, { terminal: { held } }: Words): string {
  if (kind === 'farm') return held.cities(open);
  return kind === 'cloister' || kind === 'shrine' ? held.openSquares(open) : held.openSides(open);
}
