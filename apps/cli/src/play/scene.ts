import type { Look } from './board/look.ts';
import type { Choice } from './choices/choice.ts';
import { presentationOf } from './presentations.ts';
import { answers, type Question } from './question.ts';
import { wrap } from './terminal/width.ts';

/** Everything somebody sees who must decide. */
export interface Scene {
  readonly question: Question;
  /** Whose eyes it is for. */
  readonly viewer: number;
  readonly news: readonly string[];
  readonly missing: number;
}

/** Places are chosen by the numbers on the board. */
export function numbersOnBoard({ snapshot, choices, open }: Question): Map<string, number> {
  if (snapshot.decision?.kind !== 'place' || open !== undefined) return new Map();
  return new Map(choices.map((choice, at) => [placeOf(choice), at + 1]));
}

const placeOf = ({ words }: Choice): string => words.split(' ')[1]!;

/** News that fit, the board, the question: a whole screen but for the line that is typed. */
export function screen(scene: Scene, look: Look, rows: number): string[] {
  const { question, viewer } = scene;
  const onBoard = look.numbers.size > 0;
  const bottom = [
    ...wrap(questionLine(scene, look), look.width),
    ...(onBoard ? [] : answers(question, look.width, look.ink)),
  ];
  const told = scene.news.flatMap((line) => wrap(line, look.width, '  '));
  const room = rows - 1 - bottom.length;
  const wanted = room - Math.min(told.length, LEAST_NEWS);
  const { snapshot } = question;
  const picture = presentationOf(snapshot).board(snapshot, look, viewer, wanted, room);
  return [...lastOf(told, room - picture.length, look), ...picture, ...bottom];
}

/** Rather than fewer lines of news, details of the board are left out. */
const LEAST_NEWS = 4;

function questionLine({ question, viewer, missing }: Scene, look: Look): string {
  const { asked } = presentationOf(question.snapshot);
  return look.ink.strong(asked(question, look.seats[viewer]!.name, missing));
}

function lastOf(lines: readonly string[], room: number, { ink }: Look): string[] {
  if (lines.length <= room) return lines.slice();
  if (room < 1) return [];
  return [ink.faint('… (log tells all)'), ...lines.slice(lines.length - room + 1)];
}

/** Line by line: news, the board when it is wanted, what the player has, the question. */
export function plainScene(scene: Scene, look: Look, withBoard: boolean): string[] {
  const { question, viewer, news } = scene;
  const { snapshot } = question;
  const { plainBoard, plainStock } = presentationOf(snapshot);
  const state = withBoard ? plainBoard(snapshot, look) : plainStock(snapshot, look, viewer);
  return [
    ...news.flatMap((line) => wrap(line, look.width, '  ')),
    ...(question.open === undefined ? state : []),
    ...wrap(questionLine(scene, look), look.width),
    ...answers(question, look.width, look.ink),
  ];
}
