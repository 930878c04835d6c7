import { WebSocket } from 'ws';
import { Visitor } from '../src/testing/visitor.ts';

/** Sockets of one address, each of a guest of its own, that talk at a table as much as they may send. */
export interface Flood {
  readonly origin: string;
  readonly table: string;
  readonly sockets: number;
}

/** How many were answered, by what came of them. */
export type Answers = Map<string, number>;

/** They come from elsewhere than whoever plays. */
const ADDRESS = '10.99.0.1';
/** As many as a socket may send, and some more. */
const PER_SECOND = 25;

/** Talks until it is over, as fast as sockets are allowed to, and says what came of it. */
export async function floodTable(flood: Flood, isOver: () => boolean): Promise<Answers> {
  const answers: Answers = new Map();
  const sockets = await Promise.all(
    Array.from({ length: flood.sockets }, () => openSocket(flood, answers)),
  );
  for (let line = 0; !isOver(); line++) {
    for (const [at, socket] of sockets.entries()) {
      talk(socket, flood.table, { line, name: `Flood ${at}` });
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 / PER_SECOND));
  }
  for (const socket of sockets) socket.terminate();
  return answers;
}

async function openSocket({ origin, table }: Flood, answers: Answers): Promise<WebSocket> {
  const { cookie, proxied } = await Visitor.arrive(origin, ADDRESS);
  const headers = { cookie, ...proxied };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers });
  socket.on('error', () => {});
  socket.on('message', (data) => {
    const { is, code } = JSON.parse(String(data));
    if (is !== 'done' && is !== 'refused') return;
    answers.set(code ?? is, (answers.get(code ?? is) ?? 0) + 1);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', reject);
  });
  socket.send(JSON.stringify({ do: 'follow', table }));
  return socket;
}

interface Line {
  readonly line: number;
  /** Each has one of their own: nobody speaks by another's. */
  readonly name: string;
}

function talk(socket: WebSocket, table: string, { line, name }: Line): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  const command =
    line % 4 === 3
      ? { kind: 'mute', whom: 0, isMuted: line % 8 === 3 }
      : { kind: 'say', text: `line ${line} of somebody who spoils it`, name };
  socket.send(JSON.stringify({ do: 'act', id: `f${line}`, table, seen: 0, command }));
}
