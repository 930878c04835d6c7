import { Refused, type Setup, type SetupRequest } from '@ochre/kernel';
import {
  type Choice,
  COUNTS,
  MODULES,
  type Module,
  RULE_NAMES,
  RULES,
  type RuleName,
  type RuleValue,
  requestOf,
  type Variant,
} from './choice.ts';

/** Whoever knows what a game can be. */
interface Asked {
  checkSetup(request: SetupRequest): Setup;
}

/** What goes together, as the game itself says: no rule is written here. */
export class Fitting {
  private readonly game: Asked;

  constructor(game: Asked) {
    this.game = game;
  }

  can(choice: Choice): boolean {
    try {
      this.game.checkSetup(requestOf(choice));
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** How many can play what is chosen. */
  counts(choice: Choice): number[] {
    return COUNTS.filter((players) => this.can({ ...choice, players }));
  }

  /** The expansions that go with the rest; the number of players may follow. */
  modules(choice: Choice): Module[] {
    return MODULES.filter((module) =>
      COUNTS.some((players) => this.can(withoutRules({ ...choice, players, modules: [module] }))),
    );
  }

  /** The values of a rule that can be chosen; none where the game has no such rule. */
  values(choice: Choice, rule: RuleName): RuleValue[] {
    return RULES[rule].filter((value) =>
      this.can({ ...withoutRules(choice), rules: { [rule]: value } }),
    );
  }

  /** The nearest that can be played: what was chosen last stays, what does not go with it gives way. */
  settle(choice: Choice): Choice {
    const bare = withoutRules(choice);
    const counts = this.counts(bare);
    if (counts.length === 0) return this.settle({ ...choice, modules: [] });
    const players = nearest(counts, choice.players);
    const seated = { ...bare, players };
    const rules = RULE_NAMES.filter((rule) => {
      const value = choice.rules[rule];
      return value !== undefined && this.values(seated, rule).includes(value);
    });
    return {
      ...seated,
      rules: Object.fromEntries(rules.map((rule) => [rule, choice.rules[rule]])),
    };
  }

  withVariant(choice: Choice, variant: Variant): Choice {
    const players = variant === 'together' && choice.players === 1 ? 4 : choice.players;
    return this.settle({ ...choice, variant, players });
  }
}

const withoutRules = (choice: Choice): Choice => ({ ...choice, rules: {} });

const nearest = (counts: readonly number[], wanted: number): number =>
  counts.reduce((best, count) =>
    Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best,
  );
