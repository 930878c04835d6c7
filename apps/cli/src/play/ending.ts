import { dailyResult } from '@ochre/host';
import { columns, displayWidth, isPerson, wrap } from '@ochre/terminal';
import { dailyLine, sayDailyEnd } from '@ochre/words';
import type { KeyboardTable } from './keyboard-table.ts';
import { lookAt } from './look.ts';
import { logReply } from './replies.ts';
import type { Session } from './session.ts';

/** The end: the scoring, who has won, the secret; then saving or another game. */
export async function ending(session: Session): Promise<'again' | 'quit'> {
  const { terminal, table } = session;
  const words = table.listed.words.results;
  terminal.clear();
  const closing = closingLines(session);
  terminal.show([...lastNews(session, terminal.rows - closing.length - MENU_ROWS), ...closing]);
  for (;;) {
    terminal.show(['', ` ${words.menu}`]);
    const line = await terminal.ask('> ');
    const [word = '', ...rest] = (line ?? '1').trim().split(/\s+/);
    switch (meantBy(word)) {
      case 'finish':
        return 'quit';
      case 'again':
        return 'again';
      case 'save':
        await session.save(rest.join(' '));
        break;
      case 'board':
        terminal.show(boardLines(session));
        break;
      case 'log':
        terminal.show(logReply(table, 0, rest.join(' ')));
        break;
      default:
        terminal.show([words.noneOfThese(word.slice(0, 40), MENU.length)]);
    }
  }
}

const MENU = ['finish', 'save', 'again', 'board', 'log'] as const;

function meantBy(word: string): (typeof MENU)[number] | undefined {
  const typed = word.toLowerCase();
  if (/^(quit|exit|q)$/.test(typed)) return 'finish';
  if (/^\d+$/.test(typed)) return MENU[Number(typed) - 1];
  return typed === '' ? undefined : MENU.find((name) => name.startsWith(typed));
}

function closingLines({ table, terminal }: Session): string[] {
  const game = table.listed.terminal;
  const { lastMoment, daily } = table;
  return [
    ...game.ending(lastMoment, lookAt(table, terminal)),
    '',
    ...(daily === undefined ? secretLines(table) : []),
  ]
    .flatMap((line) => wrap(line, terminal.width))
    .concat(dailyLines(table, terminal.width));
}

function secretLines({ listed, secret, commitment }: KeyboardTable): string[] {
  const words = listed.words.results;
  const rows = [
    [words.secret, secret],
    [words.commitment, commitment],
  ];
  const lines = columns(rows, () => true).split('\n');
  return [words.secretAbout, ...lines.map((line) => `  ${line}`)];
}

/** Of a daily game everyone knows the secret. What is to be shared stays one line, however long. */
function dailyLines(table: KeyboardTable, width: number): string[] {
  const { listed, daily, lastMoment, seats } = table;
  if (daily === undefined) return [];
  const { results, daily: terms } = listed.words;
  const { title } = listed.rules.meta;
  const result = dailyResult(listed.rules, table.record(), seats.findIndex(isPerson));
  const lineWith = (end: string): string =>
    dailyLine({ ...daily, title, squares: result.squares, end }, terms);
  const room = width - displayWidth(lineWith(''));
  const end = listed.terminal.endToShare?.(lastMoment.view, room) ?? sayDailyEnd(result, terms);
  return [results.lineToShare, lineWith(end)];
}

/** An empty line, the menu, and what is typed. */
const MENU_ROWS = 3;

/** The end of the last round, as far as there is room for it. */
function lastNews(session: Session, room: number): string[] {
  const { table, terminal } = session;
  const lines = session
    .newsFor(table.seats.findIndex(isPerson))
    .flatMap((line) => wrap(line, terminal.width, '  '));
  return terminal.screen ? lines.slice(Math.max(0, lines.length - Math.max(0, room))) : lines;
}

const boardLines = ({ table, terminal }: Session): string[] =>
  table.listed.terminal.plainBoard(table.lastMoment, lookAt(table, terminal));
