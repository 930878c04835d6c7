import type { ClockPlan, Plan } from '@ochre/match';
import { helpAt } from '@ochre/protocol/vocabulary';
import type { Words } from '../../words/words.ts';

/** What a bot of a game is called: by its level, or by its own head. */
export const nameOfBot = (bot: string, game: string, { games }: Words): string =>
  games[game]?.bots[bot] ?? bot;

/** A plan in a line. */
export function sayPlan(plan: Plan, words: Words): string {
  return [
    words.screens.players(plan.seats.length),
    ...partsOf(plan, words),
    ...botsIn(plan, words),
    ...clockIn(plan, words),
    ...helpIn(plan, words),
  ].join(' · ');
}

/** The variant or the expansions by their names, or that there are none. */
function partsOf({ game, setup }: Plan, { games }: Words): string[] {
  const { modules = [], variant } = setup;
  const known = games[game];
  if (known === undefined) return [game];
  if (variant !== undefined) return [known.variants[variant]?.name ?? variant];
  return modules.length === 0
    ? [known.base]
    : modules.map((name) => known.modules[name]?.name ?? name);
}

/** Less help than usual is worth saying. */
function helpIn(plan: Plan, { screens }: Words): string[] {
  const help = helpAt(plan);
  const { name, values } = screens.options.helpLevel;
  return help === 'full' ? [] : [`${name}: ${values[help]}`];
}

function botsIn({ game, seats }: Plan, words: Words): string[] {
  const levels = new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])));
  const [level] = levels;
  if (level === undefined) return [];
  return levels.size === 1
    ? [words.screens.home.botsOf(nameOfBot(level, game, words))]
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
