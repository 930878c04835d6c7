import { badMove } from '@ochre/kernel';
import type { Action, ActionKind, ActionOf, Payment } from './action.ts';
import { BASE_CARDS, type GoodsCount, goods as goodsOf } from './components.ts';
import { ELDER_AREAS } from './elder.ts';
import {
  BUILDING_SPACES,
  type BuildingSpace,
  CARD_SPACES,
  GOODS,
  type Good,
  ONE_USE_TOOLS,
  PLACES,
  RESOURCES,
  TOOL_SLOTS,
} from './vocabulary.ts';

/**
 * Moves as text: one line, case-insensitive, words split by spaces. `printMove` writes the order of
 * the contract; `parseMove` reads any order and refuses what is no move with code `bad-move`.
 */

/** How one kind of move is written and read. `form` is shown when the words are wrong. */
interface Form<Kind extends ActionKind> {
  readonly form: string;
  print(action: ActionOf<Kind>): string;
  parse(words: Words): ActionOf<Kind>;
}

export function printMove(action: Action): string {
  const form = FORMS[action.kind] as Form<ActionKind>;
  const rest = form.print(action);
  return rest === '' ? action.kind : `${action.kind} ${rest}`;
}

export function parseMove(text: string): Action {
  const words = text.split(' ').filter((word) => word !== '');
  const [first, ...rest] = words;
  if (first === undefined) throw badMove(`A move is expected, one of: ${KINDS.join(', ')}.`);
  const kind = first.toLowerCase();
  if (!isKind(kind)) {
    throw badMove(`"${shown(first)}" is not a move. Moves are: ${KINDS.join(', ')}.`);
  }
  const form = FORMS[kind] as Form<ActionKind>;
  const reader = new Words(rest, form.form);
  const action = form.parse(reader);
  reader.end();
  return action;
}

const MAX_SHOWN = 40;
const shown = (word: string): string =>
  word.length > MAX_SHOWN ? `${word.slice(0, MAX_SHOWN)}…` : word;

/** The words of one move, taken from the left. */
class Words {
  private readonly words: readonly string[];
  private readonly form: string;
  private at = 0;

  constructor(words: readonly string[], form: string) {
    this.words = words.map((word) => word.toLowerCase());
    this.form = form;
  }

  refuse(problem: string): never {
    throw badMove(`${problem} Write it as: ${this.form}.`);
  }

  more(): boolean {
    return this.at < this.words.length;
  }

  next(what: string): string {
    const word = this.words[this.at];
    if (word === undefined) this.refuse(`The ${what} is missing.`);
    this.at++;
    return word;
  }

  /** True, and taken, when the next word is this one. */
  takes(word: string): boolean {
    if (this.words[this.at] !== word) return false;
    this.at++;
    return true;
  }

  end(): void {
    const word = this.words[this.at];
    if (word !== undefined) this.refuse(`"${shown(word)}" is one word too many.`);
  }

  oneOf<Word extends string>(what: string, allowed: readonly Word[]): Word {
    const word = this.next(what);
    const found = allowed.find((name) => name.toLowerCase() === word);
    if (found === undefined) {
      this.refuse(`There is no ${what} "${shown(word)}". Expected: ${allowed.join(', ')}.`);
    }
    return found;
  }

  count(what: string, smallest: 0 | 1): number {
    return this.number(what, this.next(what), smallest);
  }

  number(what: string, word: string, smallest: 0 | 1): number {
    // Nine digits are more than any game has, and few enough to print back without loss.
    if (!/^(0|[1-9]\d{0,8})$/.test(word) || Number(word) < smallest) {
      this.refuse(
        `"${shown(word)}" is not a ${what}: a whole number from ${smallest} is expected.`,
      );
    }
    return Number(word);
  }

  /** `name=count` for some of the names, in any order, until the words end or do not fit. */
  counts<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
    const counts: Partial<Record<Name, number>> = {};
    for (let word = this.words[this.at]; word !== undefined; word = this.words[++this.at]) {
      const [before, value, ...others] = word.split('=');
      const name = names.find((candidate) => candidate.toLowerCase() === before);
      if (name === undefined) break;
      if (counts[name] !== undefined) this.refuse(`"${name}" is given twice.`);
      if (value === undefined || others.length > 0) {
        this.refuse(`"${shown(word)}" needs one count, as in ${name}=2.`);
      }
      counts[name] = this.number(`count of ${name}`, value, 1);
    }
    return counts;
  }

  goods(): GoodsCount {
    const goods = this.counts<Good>(GOODS);
    if (Object.keys(goods).length === 0) this.nothingRead('goods, as in wood=2,');
    return goodsOf(goods);
  }

  /** Goods, tool tokens and agriculture steps, in any order. */
  payment(): Payment {
    const goods: Partial<Record<Good, number>> = {};
    const slots = new Set<number>();
    let agriculture = 0;
    for (let before = -1; before !== this.at; ) {
      before = this.at;
      for (const [good, count] of Object.entries(this.counts<Good>(GOODS)) as [Good, number][]) {
        if (goods[good] !== undefined) this.refuse(`"${good}" is given twice.`);
        goods[good] = count;
      }
      for (const slot of TOOL_SLOTS) {
        if (!this.takes(`t${slot}`)) continue;
        if (slots.has(slot)) this.refuse(`"t${slot}" is given twice.`);
        slots.add(slot);
      }
      const steps = this.counts(['agriculture']).agriculture;
      if (steps !== undefined && agriculture > 0) {
        this.refuse('"agriculture" is given twice.');
      }
      agriculture = steps ?? agriculture;
    }
    if (Object.keys(goods).length === 0 && slots.size === 0 && agriculture === 0) {
      this.nothingRead('payment, as in wood=2,');
    }
    return { goods: goodsOf(goods), slots: [...slots].sort(), agriculture };
  }

  nothingRead(what: string): never {
    const word = this.words[this.at];
    if (word !== undefined) this.refuse(`"${shown(word)}" is not understood.`);
    this.refuse(`The ${what} is missing.`);
  }
}

const printGoods = (goods: GoodsCount): string =>
  GOODS.filter((good) => goods[good] > 0)
    .map((good) => `${good}=${goods[good]}`)
    .join(' ');

const printPayment = (pay: Payment): string =>
  [
    printGoods(pay.goods),
    ...pay.slots.map((slot) => `t${slot}`),
    pay.agriculture > 0 ? `agriculture=${pay.agriculture}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

type Purchase = ActionOf<'buy'> | ActionOf<'build'>;

const printPurchase = ({ place, pay, trade }: Purchase): string =>
  `${place} ${printPayment(pay)}${
    trade === undefined ? '' : ` trade ${printGoods(trade.give)} for ${printGoods(trade.get)}`
  }`;

function parseTrade(words: Words): Pick<Purchase, 'trade'> {
  if (!words.takes('trade')) return {};
  const give = words.goods();
  if (!words.takes('for')) words.refuse('The word "for" is missing in the trade.');
  return { trade: { give, get: words.goods() } };
}

const onlyGoods = (words: Words, pay: Payment): Payment => {
  if (pay.slots.length > 0 || pay.agriculture > 0) {
    words.refuse('Buildings are paid for with goods only.');
  }
  return pay;
};

function parseTools(words: Words): ActionOf<'tools'> {
  if (words.takes('none')) return { kind: 'tools', slots: [], oneUse: [] };
  const slots = new Set<number>();
  const oneUse = new Set<number>();
  do {
    const name = words.oneOf('tool', [
      ...TOOL_SLOTS.map((slot) => `t${slot}`),
      ...ONE_USE_TOOLS.map((value) => `o${value}`),
    ]);
    const chosen = name.startsWith('t') ? slots : oneUse;
    if (chosen.has(Number(name.slice(1)))) words.refuse(`"${name}" is given twice.`);
    chosen.add(Number(name.slice(1)));
  } while (words.more());
  return { kind: 'tools', slots: [...slots].sort(), oneUse: [...oneUse].sort() };
}

const FACES = ['1', '2', '3', '4', '5', '6'] as const;
const STOCK_GOODS = ['food', ...RESOURCES] as const;
const TOOL_CHOICES = ['new', 't1', 't2', 't3'] as const;
const PLACE_FORM = PLACES.join(', ');

const FORMS: { readonly [Kind in ActionKind]: Form<Kind> } = {
  place: {
    form: 'place forest 3',
    print: ({ place, people }) => `${place} ${people}`,
    parse: (words) => ({
      kind: 'place',
      place: words.oneOf('place', PLACES),
      people: words.count('number of people', 1),
    }),
  },
  use: {
    form: `use forest (places: ${PLACE_FORM})`,
    print: ({ place }) => place,
    parse: (words) => ({ kind: 'use', place: words.oneOf('place', PLACES) }),
  },
  leave: {
    form: 'leave river',
    print: ({ place }) => place,
    parse: (words) => ({ kind: 'leave', place: words.oneOf('place', PLACES) }),
  },
  tools: {
    form: 'tools t1 t3 o4, or tools none',
    print: ({ slots, oneUse }) =>
      [...slots.map((slot) => `t${slot}`), ...oneUse.map((value) => `o${value}`)].join(' ') ||
      'none',
    parse: parseTools,
  },
  buy: {
    form: 'buy card3 wood=2 clay=1',
    print: printPurchase,
    parse: (words) => ({
      kind: 'buy',
      place: words.oneOf('card space', CARD_SPACES),
      pay: words.payment(),
      ...parseTrade(words),
    }),
  },
  build: {
    form: 'build building2 wood=2 gold=1',
    print: printPurchase,
    parse: (words) => ({
      kind: 'build',
      place: words.oneOf('building', BUILDING_SPACES),
      pay: onlyGoods(words, words.payment()),
      ...parseTrade(words),
    }),
  },
  pick: {
    form: 'pick 4',
    print: ({ face }) => String(face),
    parse: (words) => ({ kind: 'pick', face: Number(words.oneOf('face of a die', FACES)) }),
  },
  redeem: {
    form: 'redeem wood=1 gold=1',
    print: ({ goods }) => printGoods(goods),
    parse: (words) => ({ kind: 'redeem', goods: words.goods() }),
  },
  feed: {
    form: 'feed wood=2',
    print: ({ pay }) => printPayment(pay),
    parse: (words) => ({ kind: 'feed', pay: words.payment() }),
  },
  starve: {
    form: 'starve',
    print: () => '',
    parse: () => ({ kind: 'starve' }),
  },
  take: {
    form: 'take food=5 jewelry=3',
    print: ({ goods }) => printGoods(goods),
    parse: (words) => ({ kind: 'take', goods: words.goods() }),
  },
  extra: {
    form: 'extra yes, or extra no',
    print: ({ yes }) => (yes ? 'yes' : 'no'),
    parse: (words) => ({ kind: 'extra', yes: words.oneOf('answer', ['yes', 'no']) === 'yes' }),
  },
  gain: {
    form: 'gain stone=1',
    print: ({ goods }) => printGoods(goods),
    parse: (words) => ({ kind: 'gain', goods: words.goods() }),
  },
  stock: {
    form: 'stock wood 6',
    print: ({ good, count }) => `${good} ${count}`,
    parse: (words) => ({
      kind: 'stock',
      good: words.oneOf('good', STOCK_GOODS),
      count: words.count('count', 0),
    }),
  },
  elder: {
    form: 'elder river, or elder stay',
    print: ({ to }) => to,
    parse: (words) => ({ kind: 'elder', to: words.oneOf('area', [...ELDER_AREAS, 'stay']) }),
  },
  slide: {
    form: 'slide card2, slide deck, or slide none',
    print: ({ from }) => from,
    parse: (words) => ({
      kind: 'slide',
      from: words.oneOf('card to slide', [...CARD_SPACES, 'deck', 'none']),
    }),
  },
  cycle: {
    form: 'cycle building1=2 building2=1, or cycle none',
    print: ({ tiles }) =>
      BUILDING_SPACES.filter((space) => tiles[space] !== undefined)
        .map((space) => `${space}=${tiles[space]}`)
        .join(' ') || 'none',
    parse: (words) => {
      if (words.takes('none')) return { kind: 'cycle', tiles: {} };
      const tiles = words.counts<BuildingSpace>(BUILDING_SPACES);
      if (Object.keys(tiles).length === 0) words.nothingRead('stack to cycle');
      return { kind: 'cycle', tiles };
    },
  },
  roll: {
    form: 'roll 2',
    print: ({ dice }) => String(dice),
    parse: (words) => ({ kind: 'roll', dice: words.count('number of dice', 1) }),
  },
  tool: {
    form: 'tool new, or tool t2',
    print: ({ slot }) => (slot === 'new' ? 'new' : `t${slot}`),
    parse: (words) => {
      const choice = words.oneOf('choice', TOOL_CHOICES);
      return { kind: 'tool', slot: choice === 'new' ? 'new' : Number(choice.slice(1)) };
    },
  },
  draw: {
    form: 'draw outside, or draw C05',
    print: ({ card }) => card,
    parse: (words) => ({
      kind: 'draw',
      card: words.oneOf('card to draw', ['outside', ...BASE_CARDS.map((card) => card.id)]),
    }),
  },
  offer: {
    form: 'offer wood=1, offer stone=1 t1, offer t1 agriculture=1, or offer points',
    print: ({ pay }) => (pay === 'points' ? pay : printPayment(pay)),
    parse: (words) => ({
      kind: 'offer',
      pay: words.takes('points') ? 'points' : words.payment(),
    }),
  },
};

const KINDS = Object.keys(FORMS) as ActionKind[];
const isKind = (word: string): word is ActionKind => Object.hasOwn(FORMS, word);
