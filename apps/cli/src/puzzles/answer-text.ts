import {
  creditFor,
  FULL_CREDIT,
  mayLoseMore,
  type Prospect,
  type Puzzle,
  positionOf,
  THOUSANDTHS,
} from '@ochre/search/puzzle';
import { columns } from '@ochre/terminal';
import type { Figures } from '@ochre/words';
import type { ListedGame } from '../games.ts';
import { numbersIn } from '../review/numbers.ts';
import { levelOf } from './list-text.ts';

/** What an answer was worth, which move is best, and why: by the numbers that the puzzle keeps. */
export function answerText(listed: ListedGame, puzzle: Puzzle, made: string): string[] {
  const { puzzles: words } = listed.words;
  const { rules } = listed;
  const numbers = numbersIn(listed.language);
  const legal = rules.legalActions(positionOf(rules, puzzle).state).map((one) => rules.print(one));
  const at = legal.indexOf(made);
  const lost = puzzle.losses[at]!;
  const say = mayLoseMore(puzzle, at, made) ? words.lostAtLeast : words.lost;
  const asGood = puzzle.losses.filter((one) => one === 0).length - 1;
  const { best, tempting, kind } = puzzle;
  const rows = [
    [words.best, best.move, prospectText(words, numbers, puzzle, best)],
    ...(lost === 0 || made === tempting.move ? [] : [[words.yours, made, '']]),
    [
      words.tempting(levelOf(listed, puzzle)),
      tempting.move,
      prospectText(words, numbers, puzzle, tempting),
    ],
  ];
  return [
    `${words.credit(creditFor(puzzle, at), FULL_CREDIT)} ${
      lost === 0 ? words.right : say(numbers.percent(lost / THOUSANDTHS))
    }`,
    ...columns(rows, () => true).split('\n'),
    ...(asGood > 0 ? [words.asGood(asGood)] : []),
    words.sure[kind],
  ];
}

function prospectText(
  words: ListedGame['words']['puzzles'],
  { percent, points: written }: Figures,
  { player }: Puzzle,
  { share, points }: Prospect,
): string {
  const others = points.filter((_, seat) => seat !== player).map(written);
  return words.prospect(percent(share / THOUSANDTHS), written(points[player]!), others.join(', '));
}
