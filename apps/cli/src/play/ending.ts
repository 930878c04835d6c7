import type { Snapshot } from '@ochre/stone-age/rules';
import { ENDINGS } from '../sentences.ts';
import type { Look } from './board/look.ts';
import { presentationOf } from './presentations.ts';
import { logReply } from './replies.ts';
import { isPerson } from './seats.ts';
import type { Session } from './session.ts';
import { lineToShare } from './solo/daily.ts';
import type { Table } from './table.ts';
import { wrap } from './terminal/width.ts';

/** The end: the scoring, who has won, the secret; then saving or another game. */
export async function ending(session: Session): Promise<'again' | 'quit'> {
  const { terminal } = session;
  terminal.clear();
  const closing = closingLines(session);
  terminal.show([...lastNews(session, terminal.rows - closing.length - MENU_ROWS), ...closing]);
  for (;;) {
    terminal.show(['', ' 1 finish   2 save FILE   3 again: another game   4 board   5 log']);
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
        terminal.show(logReply(session.table, 0, rest.join(' ')));
        break;
      default:
        terminal.show([`"${word.slice(0, 40)}" is none of these: type a number from 1 to 5.`]);
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

function closingLines(session: Session): string[] {
  const { table, terminal } = session;
  const snapshot = table.view('all');
  const { round, result } = presentationOf(snapshot);
  const last = table.plies.at(-1)?.events.find((event) => event.type === 'over');
  const because = last?.type === 'over' ? ENDINGS[last.because] : '';
  return [
    terminal.ink.strong(`The game is over after ${round} ${snapshot.round}: ${because}.`),
    '',
    ...result(snapshot, lookAt(session)),
    '',
    ...(table.day === undefined ? secretLines(table) : []),
  ]
    .flatMap((line) => wrap(line, terminal.width))
    .concat(...dailyLines(session, snapshot));
}

const secretLines = ({ secret, commitment }: Table): string[] => [
  'The secret of the cards and dice, and its commitment from the start:',
  `  secret      ${secret}`,
  `  commitment  ${commitment}`,
];

/** Of a daily game everyone knows the secret. What is to be shared stays one line, however long. */
const dailyLines = ({ table: { day }, terminal }: Session, snapshot: Snapshot): string[] =>
  day === undefined ? [] : ['A line to share:', lineToShare(snapshot, day, terminal.width)];

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

function boardLines(session: Session): string[] {
  const snapshot = session.table.view('all');
  return presentationOf(snapshot).plainBoard(snapshot, lookAt(session));
}

const lookAt = ({ table, terminal: { ink, width } }: Session): Look => ({
  seats: table.seats,
  ink,
  width,
  numbers: new Map(),
});
