import { POSTGRES } from '../src/store/testing/postgres-database.ts';
import { ToolArguments } from '../src/testing/tool-arguments.ts';
import { type Fuzzed, fuzz } from './fuzz.ts';
import { STORES, type StoreKind } from './house.ts';
import { TROUBLE_NAMES } from './troubles/index.ts';

const asked = ToolArguments.read({
  game: 'stone-age',
  /** 200, or as many as the minutes allow; divided among the stores. */
  games: '',
  minutes: '',
  seed: 'ochre',
  together: '16',
  store: POSTGRES === undefined ? 'sqlite' : STORES.join(','),
  troubles: TROUBLE_NAMES.join(','),
  without: '',
  'kill-every': '3000',
  'trouble-every': '1500',
});
const { game } = asked.game('game');
const isTimed = asked.text('minutes') !== '';
const most = isTimed ? Number.POSITIVE_INFINITY : 200;
const games = asked.text('games') === '' ? most : asked.positive('games');
const stores = asked.some('store', STORES);
const without = asked.some('without', TROUBLE_NAMES);
const troubles = asked.some('troubles', TROUBLE_NAMES).filter((name) => !without.includes(name));
if (POSTGRES === undefined) {
  process.stderr.write('No PostgreSQL in DATABASE_URL: its troubles are left out.\n');
}

let hasFailed = false;
for (const store of stores) {
  const from = performance.now();
  const seconds = (): string => ((performance.now() - from) / 1000).toFixed(1);
  const fuzzed = await fuzz({
    game,
    store,
    games: Math.ceil(games / stores.length),
    ...(isTimed ? { minutes: asked.positive('minutes') / stores.length } : {}),
    seed: asked.text('seed'),
    together: asked.positive('together'),
    troubles,
    killEvery: asked.positive('kill-every'),
    troubleEvery: asked.positive('trouble-every'),
    onTrouble: (name, did) => process.stderr.write(`${seconds()} s  ${name}: ${did}\n`),
    onGame({ problems }, finished) {
      for (const problem of problems.slice(0, 10)) process.stdout.write(`${problem}\n`);
      if (finished % 10 === 0) process.stderr.write(`${seconds()} s  ${finished} games\n`);
    },
  });
  for (const problem of fuzzed.problems) process.stdout.write(`${problem}\n`);
  hasFailed ||= problemsIn(fuzzed) > 0;
  process.stdout.write(
    `${summary(store, fuzzed)}, ${seconds()} s: ${problemsIn(fuzzed)} problems\n`,
  );
}
process.exitCode = hasFailed ? 1 : 0;

function problemsIn({ games, problems }: Fuzzed): number {
  return games.reduce((sum, { problems: found }) => sum + found.length, problems.length);
}

function summary(store: StoreKind, { games, troubles: made }: Fuzzed): string {
  const sum = (count: (game: (typeof games)[number]) => number): number =>
    games.reduce((total, game) => total + count(game), 0);
  const parts = [
    `${game.meta.name} on ${store}, seed "${asked.text('seed')}"`,
    `${games.length} games (${sum(({ isFinished }) => Number(isFinished))} to the end)`,
    `${sum(({ moves }) => moves)} moves, ${sum(({ hidden }) => hidden)} hidden events`,
    `${sum(({ pasts }) => pasts)} looks back, ${sum(({ acknowledged }) => acknowledged)} acknowledged commands`,
    `${sum(({ connections }) => connections)} connections`,
    [...made].map(([name, times]) => `${times} x ${name}`).join(', '),
  ];
  return parts.join('; ');
}
