import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    /** 200, or as many as the minutes allow. */
    games: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: 'ochre' },
    together: { type: 'string', default: '16' },
    'kill-every': { type: 'string', default: '3000' },
  },
});

const from = performance.now();
const { games, kills } = await fuzz({
  games: Number(values.games ?? (values.minutes === undefined ? 200 : Number.POSITIVE_INFINITY)),
  ...(values.minutes === undefined ? {} : { minutes: Number(values.minutes) }),
  seed: values.seed,
  together: Number(values.together),
  killEvery: Number(values['kill-every']),
  onGame(game, finished, killed) {
    for (const problem of game.problems.slice(0, 10)) process.stdout.write(`${problem}\n`);
    if (finished % 10 === 0) process.stderr.write(`${finished} games, ${killed} kills\n`);
  },
});
const sum = (count: (game: (typeof games)[number]) => number): number =>
  games.reduce((total, game) => total + count(game), 0);
const problems = games.flatMap((game) => game.problems);
process.stdout.write(
  `seed "${values.seed}": ${games.length} games (${sum(({ isFinished }) => Number(isFinished))} to the end), ` +
    `${sum(({ moves }) => moves)} moves, ${sum(({ hidden }) => hidden)} cards face down, ${sum(({ pasts }) => pasts)} looks back, ${sum(({ acknowledged }) => acknowledged)} acknowledged commands, ` +
    `${sum(({ connections }) => connections)} connections, ${kills} kills, ` +
    `${((performance.now() - from) / 1000).toFixed(0)} s: ${problems.length} problems\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
