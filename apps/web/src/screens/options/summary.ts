import type { ClockPlan, Plan } from '@ochre/match';
import type { Words } from '../../words/words.ts';

/** What a bot is called: by its level, or by its own head. */
export function nameOfBot(level: string, { levels, screens }: Words): string {
  const names: Readonly<Record<string, string>> = { ...levels, ...screens.personalities };
  return names[level] ?? level;
}

/** A plan in a line. */
export function summaryOf(plan: Plan, words: Words): string {
  const { modules = [], variant } = plan.setup;
  const known: Readonly<Record<string, string>> = words.modules;
  const parts = variant === undefined ? modules : [variant];
  return [
    words.screens.players(plan.seats.length),
    ...(parts.length === 0 ? [words.modules.base] : parts.map((name) => known[name] ?? name)),
    ...botsIn(plan, words),
    ...clockIn(plan, words),
    ...(plan.hidesOdds ? [oddsHidden(words)] : []),
  ].join(' · ');
}

const oddsHidden = ({ screens }: Words): string =>
  `${screens.options.odds.name}: ${screens.options.odds.values.hidden}`;

function botsIn({ seats }: Plan, words: Words): string[] {
  const levels = new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])));
  const [level] = levels;
  if (level === undefined) return [];
  return levels.size === 1
    ? [words.screens.home.botsOf(nameOfBot(level, words))]
    : [words.screens.home.mixedBots];
}

const clockIn = ({ clock }: Plan, words: Words): string[] =>
  clock.kind === 'none' ? [] : [`${words.screens.options.clock.name}: ${sayClock(clock, words)}`];

/** How much time there is. */
export function sayClock(clock: ClockPlan, { screens }: Words): string {
  const { off, game, turn } = screens.options.clock;
  switch (clock.kind) {
    case 'none':
      return off;
    case 'game':
      return game(clock.time, clock.increment);
    case 'turn':
      return turn(clock.time);
  }
}
