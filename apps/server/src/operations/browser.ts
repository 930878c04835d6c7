import { spawn } from 'node:child_process';

/** What opens an address in the browser of whoever sits at this machine. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // `start` takes the first text in quotes for a title.
  win32: ['cmd', '/c', 'start', '""'],
};
const ELSEWHERE = ['xdg-open'] as const;

/** As well as it goes: a machine without a browser has the address in its terminal. */
export function openBrowser(address: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ELSEWHERE;
  const child = spawn(program, [...args, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
