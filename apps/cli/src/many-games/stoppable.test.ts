import { expect, it } from 'vitest';
import { stoppable } from './stoppable.ts';

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s asks for an end, however often it comes', async (signal, exit) => {
  const listeners = process.listenerCount(signal);
  const said = await stoppable(async (stopping) => {
    expect(stopping.exit()).toBeUndefined();
    process.emit(signal, signal);
    process.emit('SIGINT', 'SIGINT');
    return [stopping.signal.aborted, stopping.exit(), process.listenerCount(signal) - listeners];
  });
  expect(said).toEqual([true, exit, 1]);
  expect(process.listenerCount(signal)).toBe(listeners);
});
