import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { readArguments } from '../arguments.ts';
import { type Command, EXIT } from '../command.ts';
import { GAME_OPTION, gameTyped } from '../game-option.ts';
import type { ListedGame } from '../games.ts';
import { usualOpponent } from '../opponents.ts';
import { LineSplitter, type ReadLine } from './lines.ts';
import { EngineSession, unreadable } from './session.ts';

export const engineCommand: Command = {
  name: 'engine',
  about: 'play by JSON lines, for bots and tools in other languages',
  help: helpOf,
  async run(args) {
    const { values } = readArguments(args, GAME_OPTION);
    const usual = gameTyped(values.game);
    if (process.stdin.isTTY) {
      process.stderr.write('One JSON request a line; Ctrl-D ends. See ochre engine --help.\n');
    }
    await serve(process.stdin, process.stdout, usual);
    return EXIT.ok;
  },
};

function helpOf(listed: ListedGame): string {
  const { rules, terminal } = listed;
  const move = terminal.exampleMove;
  const requests = [
    [`{"do":"new","id":"g1","players":${rules.meta.players[0]}}`, 'a game; also game, modules,'],
    ['', 'variant, options, seed, rig'],
    ['{"do":"legal","id":"g1"}', 'who decides, all legal moves'],
    [`{"do":"move","id":"g1","move":"${move}"}`, 'plays it; also player, viewer'],
    [`{"do":"why","id":"g1","move":"${move}"}`, 'whether it is legal, or why not'],
    ['{"do":"snapshot","id":"g1","viewer":1}', 'what player 1 sees; "spectator";'],
    ['', 'without viewer, everything'],
    [
      `{"do":"bot","id":"g1","level":"${usualOpponent(listed)}"}`,
      'what a bot plays; also ms, seed',
    ],
    ['{"do":"record","id":"g1"}', 'the game as text'],
    ['{"do":"load","id":"g2","record":"…"}', 'a game from its text; also seed'],
    ['{"do":"drop","id":"g1"}', 'forgets the game'],
  ];
  return `\
Usage: ochre engine [--game NAME]

Reads one JSON request per line on standard input and answers each with one
line on standard output, in order. It holds any number of games, by id, and ends
with its input. --game says which game is meant where "new" names none.

${requests.map(([request = '', about]) => `  ${request.padEnd(46)} ${about}`).join('\n')}

An answer is {"ok":true,…} or {"ok":false,"error":{"code":"…","message":"…"}}
with one of the codes bad-request, bad-move, illegal-move, no-such-game and
game-over. A refused request changes nothing.
`;
}

/** Answers lines until the input ends. */
export async function serve(
  input: AsyncIterable<Uint8Array>,
  output: Writable,
  usual?: ListedGame,
): Promise<void> {
  const session = new EngineSession(usual);
  const lines = new LineSplitter();
  const answerAll = async (found: Iterable<ReadLine>): Promise<void> => {
    for (const line of found) {
      const answer = 'text' in line ? await session.answer(line.text) : unreadable(line.problem);
      // Whoever reads slowly is waited for, so that answers do not pile up.
      if (!output.write(`${answer}\n`)) await once(output, 'drain');
    }
  };
  for await (const chunk of input) await answerAll(lines.push(chunk));
  await answerAll(lines.end());
}
