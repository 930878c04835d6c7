import type { Plan, SeatPlan } from '@ochre/match';
import { helpAt } from '@ochre/protocol/vocabulary';
import { metaOf } from '../../games.ts';
import {
  CLOCK_NAMES,
  CLOCKS,
  type ClockName,
  type GameChoice,
  planOf,
  type RuleValue,
  rulesOf,
  usualFor,
} from '../options/choice.ts';

/** What would have to be chosen for a plan: so that it can be chosen anew. */
export function choiceOf(plan: Plan, name: string): GameChoice {
  const { game, setup, seats, isOpen } = plan;
  const { variant, modules = [], options = {} } = setup;
  const meta = metaOf(game);
  const usual = usualFor(meta, 'friends');
  const rules = Object.keys(rulesOf(meta)).flatMap((rule) =>
    rule in options ? [[rule, options[rule] as RuleValue] as const] : [],
  );
  return {
    ...usual,
    variant,
    players: seats.length,
    modules: Object.keys(meta.modules).filter((module) => modules.includes(module)),
    rules: Object.fromEntries(rules),
    seats: usual.seats.map((one, at): SeatPlan => seats[at] ?? one),
    names: usual.names.map((one, at) => (at === 0 ? name : one)),
    clock: clockOf(plan),
    isOpen,
    help: helpAt(plan),
  };
}

/** The plan that was chosen instead; a clock that the page cannot name stays where none was chosen. */
export const planInstead = (before: Plan, choice: GameChoice): Plan => ({
  ...planOf(choice),
  ...(choice.clock === clockOf(before) ? { clock: before.clock } : {}),
});

const clockOf = ({ clock }: Plan): ClockName =>
  CLOCK_NAMES.find(
    (name) => JSON.stringify(sorted(CLOCKS[name])) === JSON.stringify(sorted(clock)),
  ) ?? 'none';

const sorted = (clock: Plan['clock']) => Object.entries(clock).sort();
