import { ToolArguments } from '../src/testing/tool-arguments.ts';
import { fuzz } from './fuzz.ts';

const asked = ToolArguments.read({
  game: 'stone-age',
  /** 200, or as many as the minutes allow. */
  games: '',
  minutes: '',
  seed: 'ochre',
  together: '16',
  'kill-every': '3000',
});
const { game } = asked.game('game');
const isTimed = asked.text('minutes') !== '';
const most = isTimed ? Number.POSITIVE_INFINITY : 200;

const from = performance.now();
const { games, kills } = await fuzz({
  game,
  games: asked.text('games') === '' ? most : asked.positive('games'),
  ...(isTimed ? { minutes: asked.positive('minutes') } : {}),
  seed: asked.text('seed'),
  together: asked.positive('together'),
  killEvery: asked.positive('kill-every'),
  onGame({ problems }, finished, killed) {
    for (const problem of problems.slice(0, 10)) process.stdout.write(`${problem}\n`);
    if (finished % 10 === 0) process.stderr.write(`${finished} games, ${killed} kills\n`);
  },
});
const sum = (count: (game: (typeof games)[number]) => number): number =>
  games.reduce((total, game) => total + count(game), 0);
const problems = games.flatMap((game) => game.problems);
process.stdout.write(
  `${game.meta.name}, seed "${asked.text('seed')}": ${games.length} games (${sum(({ isFinished }) => Number(isFinished))} to the end), ` +
    `${sum(({ moves }) => moves)} moves, ${sum(({ hidden }) => hidden)} hidden events, ${sum(({ pasts }) => pasts)} looks back, ${sum(({ acknowledged }) => acknowledged)} acknowledged commands, ` +
    `${sum(({ connections }) => connections)} connections, ${kills} kills, ` +
    `${((performance.now() - from) / 1000).toFixed(0)} s: ${problems.length} problems\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
