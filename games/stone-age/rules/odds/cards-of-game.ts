import type { CardRule, RuleSet } from '../rule-set.ts';

/** What the cards of a game are like, all together. */
export interface CardsOfGame {
  readonly all: readonly CardRule[];
  /** How many of them are green (B10.1), and how many symbols those show. */
  readonly green: number;
  readonly symbols: number;
}

const known = new WeakMap<RuleSet, CardsOfGame>();

export function cardsOfGame(rules: RuleSet): CardsOfGame {
  let cards = known.get(rules);
  if (cards === undefined) {
    const all = Object.values(rules.cards);
    const green = all.filter(({ symbol }) => symbol !== 0);
    const symbols = new Set(green.map(({ symbol }) => symbol)).size;
    cards = { all, green: green.length, symbols };
    known.set(rules, cards);
  }
  return cards;
}
