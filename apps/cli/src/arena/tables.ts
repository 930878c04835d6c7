import type { Estimate } from '@ochre/search/statistics';
import { knownGame } from '../games.ts';
import type { BotSummary, Summary } from './summary.ts';

/** Words in rows, to be printed one way or another; all columns but the first are numbers. */
export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The result: a row for each bot, the best first; then who won how often against whom. */
export function tablesOf(summary: Summary): Grid[] {
  if (summary.players === 1) return [aloneTable(summary)];
  if (summary.bots.length === 1) return [tableOfOne(summary), seatTable(summary)];
  const tellsMore = summary.duels.some(({ bot, games }) =>
    summary.bots.some((one) => one.bot === bot && one.seats > games),
  );
  return tellsMore ? [resultTable(summary), duelTable(summary)] : [resultTable(summary)];
}

function resultTable(summary: Summary): Grid {
  const rows = bestFirst(summary, ({ elo }) => elo!.value).map(
    ({ bot, wins, elo, score, rounds }) => [
      bot,
      percent(wins?.value),
      range(wins),
      signed(elo!.value, 0),
      plusMinus(elo!, 0),
      fixed(score.mean, 1),
      fixed(rounds, 1),
      ...thinking(summary, bot),
    ],
  );
  const head = ['bot', 'wins', '95 %', 'Elo', '95 %', 'score', 'rounds', ...THINKING];
  return { head, rows };
}

function duelTable({ bots, duels, players }: Summary): Grid {
  const names = bots.map(({ bot }) => bot);
  const rows = names.filter((name) => duels.some(({ bot }) => bot === name));
  const columns = names.filter((name) => duels.some(({ against }) => against === name));
  return {
    head: [players === 2 ? 'wins against' : `wins alone against ${players - 1}`, ...columns],
    rows: rows.map((name) => [
      name,
      ...columns.map((against) => {
        const duel = duels.find((one) => one.bot === name && one.against === against);
        return duel === undefined ? '' : `${percent(duel.wins?.value)} (${range(duel.wins)})`;
      }),
    ]),
  };
}

/** One bot has all seats: who wins says nothing, but with how many points does. */
function tableOfOne(summary: Summary): Grid {
  const rows = summary.bots.map(({ bot, score, rounds }) => [
    bot,
    ...[score.mean, score.deviation, summary.winningScore, rounds].map((value) => fixed(value, 1)),
    ...thinking(summary, bot),
  ]);
  return { head: ['bot', 'score', 'deviation', 'winners', 'rounds', ...THINKING], rows };
}

const seatTable = ({ seatWins }: Summary): Grid => ({
  head: ['seat', 'wins', '95 %'],
  rows: seatWins.map((wins, at) => [String(at + 1), percent(wins?.value), range(wins)]),
});

function aloneTable(summary: Summary): Grid {
  const words = knownGame(summary.game).terminal.grades;
  const [first] = summary.bots;
  const several = summary.bots.length > 1;
  const rows = bestFirst(summary, ({ score }) => score.mean ?? 0).map((row) => [
    row.bot,
    fixed(row.score.mean, 1),
    fixed(row.score.error, 2),
    ...(several ? leadCells(row) : []),
    ...Object.values(row.grades!).map(percent),
    fixed(row.rounds, 1),
    ...thinking(summary, row.bot),
  ]);
  const head = [
    ...['bot', 'score', 'error'],
    ...(several ? [`over ${first!.bot}`, '95 %'] : []),
    ...Object.keys(first!.grades!).map((name) => words[name] ?? name),
    ...['turns', ...THINKING],
  ];
  return { head, rows };
}

const leadCells = ({ score: { lead } }: BotSummary): string[] =>
  lead === undefined ? ['', ''] : [signed(lead.value, 1), plusMinus(lead, 1)];

const THINKING = ['ms/decision', 'slowest'];

function thinking({ speed }: Summary, bot: string): string[] {
  const { mean, slowest } = speed.thinking.find((one) => one.bot === bot)!;
  return [fixed(mean, 2), fixed(slowest, 0)];
}

const bestFirst = ({ bots }: Summary, value: (bot: BotSummary) => number): readonly BotSummary[] =>
  bots.slice().sort((one, other) => value(other) - value(one));

/** What is not known. */
const UNKNOWN = '–';

const fixed = (value: number | null | undefined, digits: number): string =>
  value === null || value === undefined ? UNKNOWN : value.toFixed(digits);

const percent = (share: number | undefined): string =>
  share === undefined ? UNKNOWN : `${(share * 100).toFixed(1)} %`;

const signed = (value: number, digits: number): string => {
  const text = value.toFixed(digits);
  return Number(text) > 0 ? `+${text}` : text.replace(/^-(?=[0.]*$)/, '');
};

const range = (estimate: Estimate | null): string =>
  estimate === null || estimate.from === null || estimate.to === null
    ? UNKNOWN
    : `${(estimate.from * 100).toFixed(1)}–${(estimate.to * 100).toFixed(1)}`;

const plusMinus = ({ value, to }: Estimate, digits: number): string =>
  to === null ? UNKNOWN : `±${(to - value).toFixed(digits)}`;
