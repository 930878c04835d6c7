import { columns, counted } from '@ochre/terminal';
import { gamesInWords } from '../many-games/game-in-words.ts';
import type { Summary } from './summary.ts';
import { type Grid, tablesOf } from './tables.ts';

/** For people. */
export const summaryText = (summary: Summary): string =>
  `${[headline(summary), ...tablesOf(summary).map(asColumns), footing(summary)].join('\n\n')}\n`;

/** For a page: the tables, and how they came about. `command` prints them again. */
export const summaryMarkdown = (summary: Summary, command: string): string =>
  `${[...tablesOf(summary).map(asMarkdown), `${headline(summary)}:\n\`${command}\``].join('\n\n')}\n`;

function headline(summary: Summary): string {
  const { games, unfinished, game, seed, ms, players, seeds, bots } = summary;
  const words = [
    gamesInWords(games, game, summary),
    `seed "${seed}"`,
    ...(ms === undefined ? [] : [`${ms} ms per decision`]),
  ];
  const fair = `a fair share is ${(100 / players).toFixed(0)} %`;
  const pairing =
    players === 1
      ? `${counted(seeds, 'seed')}, the same for every bot`
      : bots.length === 1
        ? `the same bot at every seat; ${fair}`
        : `${counted(seeds, 'seed')}, with every seat in turn; ${fair}`;
  const cut =
    unfinished === 0
      ? ''
      : `;\n${counted(unfinished, 'game')} without an end counted as they stood`;
  return `${words.join(', ')};\n${pairing}${cut}`;
}

const asColumns = ({ head, rows }: Grid): string =>
  columns([head, ...rows], (column) => column === 0);

const asMarkdown = ({ head, rows }: Grid): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function footing({ checksum, speed }: Summary): string {
  const { gamesPerSecond, seconds, cpuSeconds, workers } = speed;
  const time = `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s, ${counted(workers, 'worker')}`;
  return `checksum ${checksum}\n${gamesPerSecond.toFixed(1)} games/s (${time})`;
}
