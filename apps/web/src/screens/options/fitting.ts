import { checkRequest, type GameMeta, Refused, type SetupRequest } from '@ochre/kernel';
import {
  countsOf,
  type GameChoice,
  type RuleValue,
  requestOf,
  rulesOf,
  usualFor,
} from './choice.ts';

/** What goes together, as the game declares it: no rule is written here. */
export class Fitting {
  private readonly meta: GameMeta;

  constructor(meta: GameMeta) {
    this.meta = meta;
  }

  can(choice: GameChoice): boolean {
    return isAllowed(this.meta, requestOf(choice));
  }

  /** How many can play what is chosen. */
  counts(choice: GameChoice): number[] {
    return countsOf(this.meta).filter((players) => this.can({ ...choice, players }));
  }

  /** The expansions that go with the rest; the number of players may follow. */
  modules(choice: GameChoice): string[] {
    return Object.keys(this.meta.modules).filter((module) =>
      countsOf(this.meta).some((players) =>
        this.can(withoutRules({ ...choice, players, modules: [module] })),
      ),
    );
  }

  /** The values of a rule that can be chosen; none where the game has no such rule. */
  values(choice: GameChoice, rule: string): RuleValue[] {
    const values = rulesOf(this.meta)[rule] ?? [];
    return values.filter((value) =>
      this.can({ ...withoutRules(choice), rules: { [rule]: value } }),
    );
  }

  /** The nearest that can be played: what was chosen last stays, what does not go with it gives way. */
  settle(choice: GameChoice): GameChoice {
    const bare = withoutRules(choice);
    const counts = this.counts(bare);
    if (counts.length === 0) return this.settle({ ...choice, modules: [] });
    const players = nearest(counts, choice.players);
    const seated = { ...bare, players };
    const rules = Object.entries(choice.rules).filter(([rule, value]) =>
      this.values(seated, rule).includes(value),
    );
    return { ...seated, rules: Object.fromEntries(rules) };
  }

  withVariant(choice: GameChoice, variant: string | undefined): GameChoice {
    const usual = usualFor(this.meta, 'bots').players;
    const players = variant === undefined && choice.players === 1 ? usual : choice.players;
    return this.settle({ ...choice, variant, players });
  }
}

/** Whether a game can be that. */
export function isAllowed(meta: GameMeta, request: SetupRequest): boolean {
  try {
    checkRequest(meta, request);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const withoutRules = (choice: GameChoice): GameChoice => ({ ...choice, rules: {} });

const nearest = (counts: readonly number[], wanted: number): number =>
  counts.reduce((best, count) =>
    Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best,
  );
