import type { Plan, SeatPlan } from '@ochre/match';
import {
  type Choice,
  CLOCK_NAMES,
  CLOCKS,
  type ClockName,
  MODULES,
  planOf,
  RULE_NAMES,
  USUAL,
} from '../options/choice.ts';

/** What would have to be chosen for a plan: so that it can be chosen anew. */
export function choiceOf(plan: Plan, name: string): Choice {
  const { setup, seats, isOpen, hidesOdds } = plan;
  const { modules = [], options = {} } = setup;
  const rules = RULE_NAMES.flatMap((rule) => (rule in options ? [[rule, options[rule]]] : []));
  return {
    ...USUAL.friends,
    variant: setup.variant === 'solo' ? 'solo' : 'together',
    players: seats.length,
    modules: MODULES.filter((module) => modules.includes(module)),
    rules: Object.fromEntries(rules),
    seats: USUAL.friends.seats.map((usual, at): SeatPlan => seats[at] ?? usual),
    names: USUAL.friends.names.map((usual, at) => (at === 0 ? name : usual)),
    clock: clockOf(plan),
    isOpen,
    hidesOdds,
  };
}

/** The plan that was chosen instead; a clock that the page cannot name stays where none was chosen. */
export const planInstead = (before: Plan, choice: Choice): Plan => ({
  ...planOf(choice),
  ...(choice.clock === clockOf(before) ? { clock: before.clock } : {}),
});

const clockOf = ({ clock }: Plan): ClockName =>
  CLOCK_NAMES.find(
    (name) => JSON.stringify(sorted(CLOCKS[name])) === JSON.stringify(sorted(clock)),
  ) ?? 'none';

const sorted = (clock: Plan['clock']) => Object.entries(clock).sort();
