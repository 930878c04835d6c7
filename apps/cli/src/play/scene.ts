import { type Look, seatOf, wrap } from '@ochre/terminal';
import { answers, asked, type Question } from './question.ts';

/** Everything somebody sees who must decide. */
export interface Scene {
  readonly question: Question;
  readonly news: readonly string[];
}

/** News that fit, the board, the question: a whole screen but for the line that is typed. */
export function screen(scene: Scene, look: Look, rows: number): string[] {
  const { question } = scene;
  const onBoard = look.numbers.size > 0;
  const bottom = [
    ...wrap(questionLine(question, look), look.width),
    ...(onBoard ? [] : answers(question, look.width, look.ink)),
  ];
  const told = scene.news.flatMap((line) => wrap(line, look.width, '  '));
  const most = rows - 1 - bottom.length;
  const room = { rows: most - Math.min(told.length, LEAST_NEWS), most };
  const picture = question.listed.terminal.board(question.moment, look, room);
  const { logTellsAll } = question.listed.words.play;
  const news = lastOf(told, most - picture.length, look.ink.faint(logTellsAll));
  return [...news, ...picture, ...bottom];
}

/** Rather than fewer lines of news, details of the board are left out. */
const LEAST_NEWS = 4;

const questionLine = (question: Question, look: Look): string =>
  look.ink.strong(asked(question, seatOf(look, question.moment.viewer).name));

/** `above` says that there were more. */
function lastOf(lines: readonly string[], room: number, above: string): string[] {
  if (lines.length <= room) return lines.slice();
  if (room < 1) return [];
  return [above, ...lines.slice(lines.length - room + 1)];
}

/** Line by line: news, the board when it is wanted, what the player has, the question. */
export function plainScene(scene: Scene, look: Look, withBoard: boolean): string[] {
  const { question, news } = scene;
  const { listed, moment } = question;
  const game = listed.terminal;
  const state = withBoard ? game.plainBoard(moment, look) : game.plainStock(moment, look);
  return [
    ...news.flatMap((line) => wrap(line, look.width, '  ')),
    ...(question.open === undefined ? state : []),
    ...wrap(questionLine(question, look), look.width),
    ...answers(question, look.width, look.ink),
  ];
}
