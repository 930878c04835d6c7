import { randomBytes } from 'node:crypto';
import { openSecretOf } from '@ochre/host';
import { aloneIn } from '@ochre/kernel';
import { type Seat, seatsOf, whoIs } from '@ochre/terminal';
import { type Command, EXIT } from '../command.ts';
import type { ListedGame } from '../games.ts';
import { difficultiesOf } from '../setup-options.ts';
import { letBotsMove, notesOnBots } from './bot-players.ts';
import { Deciding } from './deciding.ts';
import { ending } from './ending.ts';
import { askDifficulty, askGame } from './game-questions.ts';
import { noTerminal, playHelp } from './help.ts';
import { KeyboardTable } from './keyboard-table.ts';
import { gameInFile, loadTable } from './load-file.ts';
import { fileToLoad, type PlayOptions, type Rules, readPlayOptions } from './options.ts';
import { Session } from './session.ts';
import { askSeats, welcome } from './setup-questions.ts';
import { isTerminal, openTerminal, type Terminal } from './terminal/terminal.ts';

export const playCommand: Command = {
  name: 'play',
  about: 'play in the terminal: against bots, sharing one keyboard, or alone',
  help: playHelp,

  async run(args) {
    const file = fileToLoad(args);
    const loaded = file === undefined ? undefined : await gameInFile(file);
    const options = readPlayOptions(args, new Date(), loaded);
    const { stdin: input, stdout: output, env: environment } = process;
    if (!options.plain && !isTerminal({ input, output })) {
      output.write(noTerminal(options.listed));
      return EXIT.ok;
    }
    const { plain, noColor } = options;
    const terminal = openTerminal({ input, output, environment, plain, noColor });
    try {
      await playGames(options, terminal);
    } finally {
      terminal.close();
    }
    return EXIT.ok;
  },
};

/** One game after the other, until somebody has enough. */
export async function playGames(options: PlayOptions, terminal: Terminal): Promise<void> {
  const first = await firstTable(options, terminal);
  if (first !== undefined) await playOnAndOn(first, terminal);
  terminal.show([options.listed.words.play.goodbye]);
}

async function playOnAndOn(first: KeyboardTable, terminal: Terminal): Promise<void> {
  const notes = await notesOnBots(first);
  let session = new Session(first, terminal, [...opening(first), ...notes]);
  while ((await playGame(session)) === 'over') {
    if ((await ending(session)) === 'quit') return;
    const { listed, seats, rules } = session.table;
    const table = newTable(listed, seats, rules);
    session = new Session(table, terminal, opening(table));
  }
}

async function firstTable(
  options: PlayOptions,
  terminal: Terminal,
): Promise<KeyboardTable | undefined> {
  const { listed, load, players, names, daily, rules, seed } = options;
  if (load !== undefined) return loadTable(load, players, names, listed.language);
  if (players === undefined) return askedTable(options, terminal);
  return newTable(
    listed,
    seatsOf(players, names, listed.naming),
    rules,
    daily === undefined ? seed : openSecretOf(daily),
  );
}

/** Asks what was not said; undefined when somebody wants to stop. */
async function askedTable(
  options: PlayOptions,
  terminal: Terminal,
): Promise<KeyboardTable | undefined> {
  const { listed, names, seed, saysModules, rules, today } = options;
  welcome(listed, terminal);
  // The daily game has its own seed.
  const day = seed === undefined ? today : undefined;
  const game = saysModules ? { modules: rules.modules } : await askGame(terminal, listed, day);
  if (game === undefined) return undefined;
  if (typeof game === 'object') {
    const seats = await askSeats(terminal, listed, { ...game, names });
    return seats && newTable(listed, seats, { ...rules, ...game }, seed);
  }
  const [usual] = difficultiesOf(listed.rules.meta);
  const difficulty = game === 'daily' ? usual : await askDifficulty(terminal, listed);
  if (difficulty === undefined && game !== 'daily') return undefined;
  const seats = seatsOf(['me'], names.slice(0, 1), listed.naming);
  const secret = game === 'daily' ? openSecretOf({ day: today, way: 'solo' }) : seed;
  return newTable(listed, seats, aloneRules(listed, difficulty), secret);
}

/** The usual difficulty is not written into the setup. */
function aloneRules({ rules: { meta } }: ListedGame, difficulty: string | undefined): Rules {
  const variant = aloneIn(meta);
  const [usual] = difficultiesOf(meta);
  return {
    modules: [],
    ...(variant === undefined ? {} : { variant }),
    options: difficulty === usual ? {} : { difficulty },
  };
}

function newTable(
  listed: ListedGame,
  seats: readonly Seat[],
  rules: Rules,
  secret = randomBytes(32).toString('hex'),
): KeyboardTable {
  const request = { players: seats.length, ...rules };
  return new KeyboardTable({ listed, request, seed: { secret, nonces: [] }, seats });
}

function opening({ listed, setup, commitment, daily, seats }: KeyboardTable): string[] {
  const words = listed.words.play;
  const day = daily?.day;
  const usual = [
    ...(day === undefined ? [] : [words.daily(day)]),
    words.atTheTable(seats.map(whoIs)),
  ];
  return [
    ...(listed.terminal.opening({ setup, day }) ?? usual),
    // Of a daily game everyone knows the secret.
    ...(day === undefined ? [words.commitment, `  ${commitment}`] : []),
  ];
}

async function playGame(session: Session): Promise<'over' | 'quit'> {
  const { table, terminal } = session;
  for (;;) {
    if (!(await letBotsMove(table, terminal))) {
      if (await session.mayQuit()) return 'quit';
      continue;
    }
    const { decision } = table;
    if (decision === undefined) return 'over';
    if (!(await session.handOverTo(decision.player))) {
      if (await session.mayQuit()) return 'quit';
      continue;
    }
    if ((await new Deciding(session, decision.player).outcome()) === 'quit') return 'quit';
  }
}
