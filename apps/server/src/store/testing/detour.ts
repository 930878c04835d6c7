import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before PostgreSQL, and can let it seem to hang: connections stay, and nothing comes. */
export interface Detour {
  readonly url: string;
  hang(): void;
  goOn(): void;
  close(): Promise<void>;
}

export async function detourTo(databaseUrl: string): Promise<Detour> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    if (isHanging) pauseAll();
  });
  const pauseAll = () => {
    for (const socket of sockets) socket.pause();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hang() {
      isHanging = true;
      pauseAll();
    },
    goOn() {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
