import { parseRecord, type Random, randomFrom, replay } from '@ochre/kernel';
import type { Command, History, Plan, TableView, Told } from '@ochre/protocol';
import { stoneAge } from '@ochre/stone-age';
import { Acknowledged, toldOtherwise } from '../testing/acknowledged.ts';
import { type Client, WasRefused } from '../testing/client.ts';
import { Hidden } from '../testing/hidden.ts';
import { bot, nextCommand, person } from '../testing/play.ts';
import { type Gathered, tableFor } from '../testing/table-for.ts';
import { BadWire } from './bad-wire.ts';
import { logFrom, memberAt } from './log-from.ts';

export interface FuzzedGame {
  readonly moves: number;
  readonly acknowledged: number;
  readonly connections: number;
  readonly isFinished: boolean;
  readonly problems: readonly string[];
}

/** What may be said to somebody whose command came late, twice or not at all. */
const HARMLESS = [
  'stale',
  'not-now',
  'nothing-to-undo',
  'not-yours',
  'too-many',
  'unavailable',
  'game-over',
];

/** One game of people with bad connections, from the first move to the last, and what was wrong. */
export async function fuzzGame(origin: string, seed: string): Promise<FuzzedGame> {
  const random = randomFrom(seed);
  const gathered = await tableFor(origin, ...line(random));
  const { table, clients } = gathered;
  const wires = clients.map((client, at) => new BadWire(client, randomFrom(`${seed} wire ${at}`)));
  const acknowledged = clients.map(() => new Acknowledged());
  await Promise.all(
    clients.map((client, at) =>
      play(client, table, randomFrom(`${seed} ${at}`), acknowledged[at]!),
    ),
  );
  const problems = await wrongWith(gathered, acknowledged);
  for (const wire of wires) wire.close();
  const view = clients[0]!.view(table);
  return {
    moves: view.game!.moves,
    acknowledged: acknowledged.reduce((sum, { size }) => sum + size, 0),
    connections: clients.reduce((sum, { connections }) => sum + connections, 0),
    isFinished: view.stage === 'over',
    problems: problems.map((problem) => `${seed}: ${problem}`),
  };
}

/** One to three people, and up to two bots. */
function line(random: Random): [people: number, plan: Partial<Plan>] {
  const people = 1 + random.below(3);
  const bots = people === 1 ? 1 + random.below(2) : random.below(2);
  const levels = ['greedy', 'random', 'cardwood'];
  const seats = [
    ...Array.from({ length: people }, () => person),
    ...Array.from({ length: bots }, () => bot(levels[random.below(levels.length)]!)),
  ];
  return [people, { seats, setup: random.below(4) === 0 ? { modules: ['style'] } : {} }];
}

const isDone = ({ stage }: TableView): boolean => stage === 'over' || stage === 'closed';

async function play(client: Client, table: string, random: Random, acknowledged: Acknowledged) {
  let tried = -1;
  for (;;) {
    await client.until(() => {
      const view = client.view(table);
      return isDone(view) || (view.seq > tried && nextCommand(view, randomFrom('')) !== undefined);
    }, 120_000);
    const view = client.view(table);
    if (isDone(view)) return;
    const command = whim(view, random) ?? nextCommand(view, random)!;
    try {
      acknowledged.add(await client.act(table, command), command);
    } catch (error) {
      if (!(error instanceof WasRefused) || !HARMLESS.includes(error.refused.code)) throw error;
      if (error.refused.code === 'stale') tried = view.seq;
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** What people do besides moving. */
function whim({ game, undo }: TableView, random: Random): Command | undefined {
  const at = random.below(1000);
  if (at < 60 && game!.canUndo) return { kind: 'undo' };
  if (at < 70 && undo === undefined) return { kind: 'askUndo' };
  if (at < 90) return { kind: 'sayPhrase', phrase: 'oneMoment' };
  return at < 91 ? { kind: 'resign' } : undefined;
}

async function wrongWith({ table, clients }: Gathered, acknowledged: readonly Acknowledged[]) {
  const problems: string[] = [];
  const ask = async (path: string): Promise<string> => {
    for (;;) {
      // The server may just have been killed.
      const answer = await clients[0]!.visitor.ask('GET', path).catch(() => undefined);
      if (answer?.status === 200) return answer.text;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const { told } = JSON.parse(await ask(`/api/tables/${table}/history`)) as History;
  const last = told.at(-1)!.seq;
  await Promise.all(clients.map((client) => client.until(() => client.view(table).seq === last)));
  const endings = new Set(
    clients.map((client) => JSON.stringify(client.view(table).game!.snapshot)),
  );
  const isOver = clients[0]!.view(table).stage === 'over';
  if (isOver && endings.size > 1) problems.push('not everybody sees the same end');
  if (told.some(({ seq }, at) => seq !== at + 1)) problems.push('a number is missing in the log');
  for (const [seat, client] of clients.entries()) {
    problems.push(...client.complaints.map((complaint) => `client ${seat}: ${complaint}`));
    const missing = acknowledged[seat]!.missingIn(told);
    problems.push(...missing.map((one) => `client ${seat}: acknowledged and lost: ${one}`));
    const unasked = acknowledged[seat]!.unaskedIn(told, seat);
    problems.push(...unasked.map((one) => `client ${seat}: done twice, or in silence: ${one}`));
    const otherwise = heardOtherwise(client, table, told);
    problems.push(...otherwise.map(({ seq }) => `client ${seat}: ${seq} was told otherwise`));
  }
  if (isOver)
    problems.push(...leaks(clients, table, told, await ask(`/api/tables/${table}/record`)));
  return problems;
}

/** What was hidden from a player then may be known at the end: only how a line was then is compared. */
const heardOtherwise = (client: Client, table: string, told: readonly Told[]): Told[] =>
  toldOtherwise(client, table, told).filter(
    ({ seq, what }) => what.kind !== 'moved' || what.move !== moveIn(told[seq - 1]),
  );

const moveIn = (line: Told | undefined): string | undefined =>
  line?.what.kind === 'moved' ? line.what.move : undefined;

function leaks(clients: readonly Client[], table: string, told: readonly Told[], text: string) {
  const record = parseRecord(text);
  replay(stoneAge, record);
  const { plan, seats } = clients[0]!.view(table);
  const log = logFrom(told, plan, record);
  return clients.flatMap((client, at) => {
    const seat = seats.findIndex(({ name }) => name === `Player ${at + 1}`);
    const hidden = new Hidden(log, memberAt(seat));
    return client.received.flatMap((message) =>
      hidden.foundIn(message).map((word) => `client ${at}: ${word} was not theirs to know`),
    );
  });
}
