import { WebSocket } from 'ws';

/** Has another Node throw its rubbish away, so that only what is needed is counted. */
export function collectGarbage(debuggedAt: string): Promise<void> {
  const socket = new WebSocket(debuggedAt);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send('{"id":1,"method":"HeapProfiler.collectGarbage"}'));
    socket.on('message', () => {
      socket.close();
      resolve();
    });
  });
}
