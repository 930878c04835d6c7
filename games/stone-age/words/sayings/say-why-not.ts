import { byKind, type PerKind, type WhyNot } from '@ochre/kernel';
import {
  type GoodsCount,
  type Obstacle,
  obstacleAt,
  type PlaceName,
  type Snapshot,
  type Standing,
  totalResources,
} from '@ochre/stone-age/rules';
import type { Words } from '../index.ts';
import { nameOfCost, nameOfGoods } from '../name-cards.ts';
import { CITABLE_RULES, type CitableRule } from '../odds/citable-rules.ts';
import { nameOfPlace } from './names.ts';

export interface WhyNotThere extends WhyNot {
  /** Somebody else is asked; or the viewer, something else; or the rule itself forbids it. */
  readonly because: 'turn' | 'question' | 'rule';
}

/** Where somebody asks why not, and who sits around the table. */
interface AskedThere {
  readonly view: Snapshot;
  readonly viewer: number;
  readonly place: PlaceName;
  readonly names: readonly string[];
}

/** One sentence, with what is in the way where that can be counted; the rule says the rest. */
export function sayWhyNot(why: WhyNotThere, asked: AskedThere, words: Words): string {
  if (why.because === 'turn') return words.odds.notYourTurn;
  if (why.because === 'question') return words.odds.answerFirst;
  const obstacle = obstacleAt(asked.view, asked.place, asked.viewer, why);
  const said = obstacle && sayObstacle(obstacle, { ...asked, words });
  return said ?? reasonOf(why.rule, words);
}

interface Saying extends AskedThere {
  readonly words: Words;
}

/** Undefined where it has no words of its own. */
function sayObstacle(obstacle: Obstacle, saying: Saying): string | undefined {
  return byKind(SAYINGS, obstacle, saying);
}

type ObstacleOf<Kind extends Obstacle['kind']> = Extract<Obstacle, { readonly kind: Kind }>;

/** One saying per kind: an obstacle without words does not compile. */
const SAYINGS: PerKind<Obstacle, [saying: Saying], string | undefined> = {
  own: ({ people }, { words }) => words.odds.inTheWay.own(people),
  taken: ({ player, people }, { words, names }) =>
    words.odds.inTheWay.taken(names[player]!, words.table.people(people)),
  full: ({ circles, by }, saying) =>
    saying.words.odds.inTheWay.full(circles, saying.words.and(counted(by, saying))),
  players: ({ most, by }, { words, names, view }) =>
    words.odds.inTheWay.players(
      view.players.length,
      most,
      words.and(by.map(({ player }) => names[player]!)),
    ),
  village: ({ most, occupied }, { words, view }) =>
    words.odds.inTheWay.village(
      view.players.length,
      most,
      words.and(occupied.map((place) => nameOfPlace(place, words))),
    ),
  home: ({ needed, home }, { words }) => words.odds.inTheWay.home(words.table.people(needed), home),
  owner: ({ player }, { words, names }) => words.odds.inTheWay.owner(names[player]!),
  nobody: (_, { words }) => words.odds.inTheWay.nobody,
  price: sayPrice,
};

const counted = (by: readonly Standing[], { names, words }: Saying): string[] =>
  by.map(({ player, people }) => words.table.standing(names[player]!, people));

/** What is paid with no goods at all (P3.3), the rule says. */
function sayPrice(
  { cost, pay, missing }: ObstacleOf<'price'>,
  { words }: Saying,
): string | undefined {
  const { inTheWay } = words.odds;
  if (cost === undefined) {
    const asked = nameOfGoods(pay, words);
    return asked === '' ? undefined : inTheWay.price(asked, nameOfGoods(missing, words));
  }
  const asked = nameOfCost(cost, words);
  if (cost.kind === 'range') return inTheWay.price(asked, anyOf(missing, words));
  const lacking = nameOfGoods(missing, words);
  return cost.kind === 'kinds'
    ? inTheWay.priceSuchAs(asked, lacking)
    : inTheWay.price(asked, lacking);
}

const anyOf = (goods: GoodsCount, { decisions }: Words): string =>
  decisions.goods(totalResources(goods));

/** The sentence of a rule that refused a move; of an unknown one, its number. */
export const reasonOf = (rule: string, { odds }: Words): string =>
  isCitable(rule) ? odds.reasons[rule] : odds.rule(rule);

const isCitable = (rule: string): rule is CitableRule =>
  (CITABLE_RULES as readonly string[]).includes(rule);
