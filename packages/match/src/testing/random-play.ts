import { oneOf, type Random, randomFrom } from '@ochre/kernel';
import type { Command, Plan, TableView } from '@ochre/protocol';
import { PHRASES, TALKERS } from '@ochre/protocol/vocabulary';
import type { Member } from '../deed.ts';
import { HOST, Keeper, NAMES, OTHERS, planOf } from './keeper.ts';

/** Everybody who comes near the table: some will sit, Eve watches, and one is nobody. */
export const EVERYBODY: readonly (Member | undefined)[] = [
  HOST,
  ...OTHERS,
  'member-eve',
  undefined,
];

const MEMBERS: readonly Member[] = [HOST, ...OTHERS, 'member-eve'];
const LETTERS = ['pp', 'ppb', 'pbp', 'ppp', 'pb', 'bb', 'p'] as const;
const CLOCKS: readonly Plan['clock'][] = [
  { kind: 'none' },
  { kind: 'game', time: 40_000, increment: 500 },
  { kind: 'turn', time: 20_000 },
];

type Makers = {
  readonly [Kind in Command['kind']]: (random: Random, keeper: Keeper, by: Member) => Command;
};

/** Any command at any time: many of them make no sense. */
const MAKERS: Makers = {
  sit: (random, _keeper, by) => ({
    kind: 'sit',
    name: oneOf([NAMES[by] ?? 'Eve', 'Eve', ''], random),
    nonce: oneOf(['n1', 'n2', 'n 3'], random),
    ...(random.below(3) === 0 ? { seat: random.below(5) - 1 } : {}),
    ...(random.below(3) === 0 ? { figure: random.below(5) } : {}),
  }),
  stand: () => ({ kind: 'stand' }),
  choose: (random) => ({ kind: 'choose', figure: random.below(5) }),
  plan: (random, { table }) => ({
    kind: 'plan',
    plan: planOf(oneOf(LETTERS, random), {
      game: oneOf([table.plan.game, table.plan.game, 'chess'], random),
      clock: oneOf(CLOCKS, random),
    }),
  }),
  begin: () => ({ kind: 'begin' }),
  move: (random, { table }, by) => {
    const legal = table.stage === 'gathering' ? [] : (table.view(by).game?.legal ?? []);
    return { kind: 'move', move: oneOf([...legal, 'roll', 'take 9', 'dance'], random) };
  },
  endTurn: () => ({ kind: 'endTurn' }),
  undo: () => ({ kind: 'undo' }),
  askUndo: () => ({ kind: 'askUndo' }),
  answerUndo: (random) => ({ kind: 'answerUndo', agrees: random.below(3) > 0 }),
  askReplace: (random) => ({ kind: 'askReplace', seat: random.below(4) }),
  answerReplace: (random) => ({ kind: 'answerReplace', agrees: random.below(3) > 0 }),
  resign: () => ({ kind: 'resign' }),
  say: (random) => ({ kind: 'say', text: oneOf(['hm', ''], random), name: 'Eve' }),
  sayPhrase: (random) => ({ kind: 'sayPhrase', phrase: oneOf(PHRASES, random), name: 'Eve' }),
  mute: (random) => ({
    kind: 'mute',
    whom: oneOf([0, 1, 2, 9, 'watching'] as const, random),
    isMuted: random.below(3) > 0,
  }),
  limitTalk: (random) => ({ kind: 'limitTalk', to: oneOf(TALKERS, random) }),
  ban: (random, { table }) => ({
    kind: 'ban',
    whom: oneOf([{ seat: random.below(5) - 1 }, { said: 1 + random.below(table.seq) }], random),
  }),
  unban: (random, { table }) => ({
    kind: 'unban',
    ban: oneOf([...(table.view(HOST).banned ?? []), { ban: 1 }], random).ban,
  }),
};

/** Some commands more often than others, or no game would ever get far. */
const USUAL: Readonly<Record<TableView['stage'], readonly Command['kind'][]>> = {
  gathering: ['sit', 'sit', 'begin'],
  playing: ['move', 'move', 'move', 'endTurn'],
  over: ['say'],
  closed: ['say'],
};
const ALL = Object.keys(MAKERS) as Command['kind'][];

function kindOf(random: Random, { table }: Keeper): Command['kind'] {
  if (table.view(undefined).undo !== undefined && random.below(2) === 0) return 'answerUndo';
  const kind = oneOf(random.below(3) === 0 ? ALL : USUAL[table.stage], random);
  // As seldom as in life, or every game would end by it.
  const isAnEnd = kind === 'resign' || kind === 'ban';
  return isAnEnd && random.below(12) > 0 ? 'askUndo' : kind;
}

export interface Attempt {
  /** Tries it: throws when it is refused. */
  readonly act: () => unknown;
  readonly what: string;
}

/** Those whom the table waits for, or everybody. */
function wanted({ table }: Keeper): readonly Member[] {
  const { game, undo } = table.view(undefined);
  const seats = undo?.waitsFor ?? [game?.unconfirmed ?? game?.decision?.player];
  const members = MEMBERS.filter((member) => seats.includes(table.seatOf(member) ?? -1));
  return members.length > 0 ? members : MEMBERS;
}

/** Something that somebody, a bot or the table itself tries next. */
function attempt(random: Random, keeper: Keeper): Attempt {
  keeper.now += random.below(300);
  if (random.below(100) === 0) keeper.now += oneOf([15_000, 31 * 60_000], random);
  const choice = random.below(20);
  if (choice === 0 && random.below(3) === 0) {
    return { what: 'resumed', act: () => keeper.store([{ kind: 'resumed' }], 'table') };
  }
  if (choice < 3) return { what: 'due', act: () => keeper.wait(0) };
  const { table } = keeper;
  if (choice < 8 && table.botToMove() !== undefined) {
    const game = keeper.games[table.plan.game]!;
    const legal = game.legalActions(table.gameState);
    return { what: 'bot', act: () => keeper.botMove(game.print(oneOf(legal, random))) };
  }
  const by = oneOf(random.below(4) === 0 ? MEMBERS : wanted(keeper), random);
  const kind = kindOf(random, keeper);
  const command = MAKERS[kind](random, keeper, by);
  const id = `command-${random.below(1_000_000)}`;
  return { what: `${by} ${JSON.stringify(command)}`, act: () => keeper.do(command, by, id) };
}

/** Plays at random for so many steps, and shows each attempt before it is made. */
export function playAtRandom(
  game: string,
  seed: string,
  steps: number,
  see: (keeper: Keeper, attempt: Attempt) => void,
): Keeper {
  const random = randomFrom(seed);
  const setup = game === 'pebbles' ? { setup: { options: { heap: 50 } } } : {};
  const changes = { game, clock: oneOf(CLOCKS, random), ...setup };
  const keeper = new Keeper(planOf(oneOf(['pp', 'ppb', 'pbp', 'ppp'], random), changes));
  for (let step = 0; step < steps; step++) see(keeper, attempt(random, keeper));
  return keeper;
}
