import { randomBytes } from 'node:crypto';
import { type Command, EXIT } from '../command.ts';
import { Deciding } from './deciding.ts';
import { ending } from './ending.ts';
import { loadTable } from './load-file.ts';
import { type PlayOptions, type Rules, readPlayOptions } from './options.ts';
import { type Seat, seatsOf, whoIs } from './seats.ts';
import { Session } from './session.ts';
import { askModules, askSeats, welcome } from './setup-questions.ts';
import { Table } from './table.ts';
import { isTerminal, openTerminal, type Terminal } from './terminal/terminal.ts';
import { NO_TERMINAL, PLAY_HELP } from './texts.ts';

export const playCommand: Command = {
  name: 'play',
  about: 'play in the terminal, against bots or around one keyboard',
  help: PLAY_HELP,

  async run(args) {
    const options = readPlayOptions(args);
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
async function playGames(options: PlayOptions, terminal: Terminal): Promise<void> {
  let table = await firstTable(options, terminal);
  while (table !== undefined) {
    const session = new Session(table, terminal, opening(table));
    if ((await playGame(session)) === 'quit') break;
    if ((await ending(session)) === 'quit') break;
    table = newTable(table.seats, table.rules, undefined);
  }
  terminal.show(['Goodbye.']);
}

async function firstTable(options: PlayOptions, terminal: Terminal): Promise<Table | undefined> {
  const { load, players, names, seed, saysModules } = options;
  if (load !== undefined) return loadTable(load, players, names);
  if (players !== undefined) return newTable(seatsOf(players, names), options.rules, seed);
  welcome(terminal);
  const modules = saysModules ? options.rules.modules : await askModules(terminal);
  if (modules === undefined) return undefined;
  const seats = await askSeats(terminal, names, modules);
  return seats && newTable(seats, { ...options.rules, modules }, seed);
}

function newTable(seats: readonly Seat[], rules: Rules, seed: string | undefined): Table {
  const secret = seed ?? randomBytes(32).toString('hex');
  return Table.start({ players: seats.length, ...rules }, secret, seats);
}

function opening(table: Table): string[] {
  return [
    `At the table: ${table.seats.map(whoIs).join(', ')}.`,
    'Cards and dice come from a secret that is fixed; its SHA-256 commitment:',
    `  ${table.commitment}`,
  ];
}

async function playGame(session: Session): Promise<'over' | 'quit'> {
  const { table } = session;
  for (;;) {
    table.letBotsMove();
    const { decision } = table;
    if (decision === undefined) return 'over';
    if (!(await session.handOverTo(decision.player))) {
      if (await session.mayQuit()) return 'quit';
      continue;
    }
    if ((await new Deciding(session, decision.player).outcome()) === 'quit') return 'quit';
  }
}
