import { randomBytes } from 'node:crypto';
import { type Command, EXIT } from '../command.ts';
import { STANDARD } from '../difficulties.ts';
import { SOLO } from '../setup-options.ts';
import { BotPlayers } from './bot-players.ts';
import { Deciding } from './deciding.ts';
import { ending } from './ending.ts';
import { loadTable } from './load-file.ts';
import { type PlayOptions, type Rules, readPlayOptions } from './options.ts';
import { type Seat, seatsOf, whoIs } from './seats.ts';
import { Session } from './session.ts';
import { askDifficulty, askGame, askSeats, welcome } from './setup-questions.ts';
import { dailySecret } from './solo/daily.ts';
import { soloOpening } from './solo/opening.ts';
import { Table } from './table.ts';
import { isTerminal, openTerminal, type Terminal } from './terminal/terminal.ts';
import { NO_TERMINAL, PLAY_HELP } from './texts.ts';

export const playCommand: Command = {
  name: 'play',
  about: 'play in the terminal, against bots, around one keyboard or alone',
  help: PLAY_HELP,

  async run(args) {
    const options = readPlayOptions(args, new Date());
    const { stdin: input, stdout: output, env: environment } = process;
    if (!options.plain && !isTerminal({ input, output })) {
      output.write(NO_TERMINAL);
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
  terminal.show(['Goodbye.']);
}

async function playOnAndOn(first: Table, terminal: Terminal): Promise<void> {
  const bots = await BotPlayers.at(first);
  let session = new Session(first, terminal, [...opening(first), ...bots.notes]);
  while ((await playGame(session, bots)) === 'over') {
    if ((await ending(session)) === 'quit') return;
    const table = newTable(session.table.seats, session.table.rules, undefined);
    session = new Session(table, terminal, opening(table));
  }
}

async function firstTable(options: PlayOptions, terminal: Terminal): Promise<Table | undefined> {
  const { load, players, names, daily } = options;
  if (load !== undefined) return loadTable(load, players, names);
  if (players === undefined) return askedTable(options, terminal);
  const seed = daily === undefined ? options.seed : dailySecret(daily);
  return newTable(seatsOf(players, names), options.rules, seed);
}

/** Asks what was not said; undefined when somebody wants to stop. */
async function askedTable(options: PlayOptions, terminal: Terminal): Promise<Table | undefined> {
  const { names, seed, saysModules, rules, today } = options;
  welcome(terminal);
  // The daily game has its own seed.
  const day = seed === undefined ? today : undefined;
  const game = saysModules ? { modules: rules.modules } : await askGame(terminal, day);
  if (game === undefined) return undefined;
  if (typeof game === 'object') {
    const seats = await askSeats(terminal, names, game.modules);
    return seats && newTable(seats, { ...rules, ...game }, seed);
  }
  const difficulty = game === 'daily' ? STANDARD : await askDifficulty(terminal);
  if (difficulty === undefined) return undefined;
  const seats = seatsOf(['me'], names.slice(0, 1));
  return newTable(seats, soloRules(difficulty), game === 'daily' ? dailySecret(today) : seed);
}

const soloRules = (difficulty: string): Rules => ({
  modules: [],
  variant: SOLO,
  options: difficulty === STANDARD ? {} : { difficulty },
});

function newTable(seats: readonly Seat[], rules: Rules, seed: string | undefined): Table {
  const secret = seed ?? randomBytes(32).toString('hex');
  return Table.start({ players: seats.length, ...rules }, secret, seats);
}

function opening(table: Table): string[] {
  if (table.rules.variant === SOLO) return soloOpening(table);
  return [
    `At the table: ${table.seats.map(whoIs).join(', ')}.`,
    'Cards and dice come from a secret that is fixed; its SHA-256 commitment:',
    `  ${table.commitment}`,
  ];
}

async function playGame(session: Session, bots: BotPlayers): Promise<'over' | 'quit'> {
  const { table, terminal } = session;
  for (;;) {
    if (!(await bots.move(table, terminal))) {
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
