import { grammarOf, together } from '@ochre/words';
import { expect, it } from 'vitest';
import { pebbles } from '../rules/pebbles.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { sayMove } from './say-move.ts';

const LANGUAGES = {
  en: together(grammarOf('en'), en),
  es: together(grammarOf('es'), es),
  de: together(grammarOf('de'), de),
};
const MOVES = pebbles
  .legalActions(
    pebbles.setup(pebbles.checkSetup({ players: 2 }), { below: () => 0, dice: () => [1] }),
  )
  .map((action) => pebbles.print(action));

it.each([
  ['en', ['Take 1', 'Take 2', 'Take 3', 'Roll'], '1 to 6 pebbles, a card with a 6'],
  [
    'es',
    ['Tomar 1', 'Tomar 2', 'Tomar 3', 'Tirar el dado'],
    'de 1 a 6 piedrecitas, y una carta con un 6',
  ],
  [
    'de',
    ['1 nehmen', '2 nehmen', '3 nehmen', 'Würfeln'],
    '1 bis 6 Kiesel, bei einer 6 auch eine Karte',
  ],
] as const)('Every move is said in %s, and what a roll brings', (language, moves, brings) => {
  const said = MOVES.map((move) => sayMove(move, LANGUAGES[language]));
  expect(said.map(({ move }) => move)).toEqual(moves);
  expect(said.map((one) => one.brings)).toEqual([undefined, undefined, undefined, brings]);
});
