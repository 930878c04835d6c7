import type { Trouble } from './trouble.ts';

/** No chance to say goodbye, nor to write anything down; then it is started again. */
export const kill: Trouble = async ({ server }) => {
  await server.kill();
  await server.start();
  return { did: 'kill -9' };
};
