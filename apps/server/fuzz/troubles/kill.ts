import { moment, type Scene, type Trouble } from './trouble.ts';

const AGAIN_MS = 200;

/** No chance to say goodbye, nor to write anything down; then it is started again. */
export const kill: Trouble = async ({ server }) => {
  await server.kill();
  const tries = await startAgain(server);
  return { did: tries === 1 ? 'kill -9' : `kill -9, started after ${tries} tries` };
};

/** A server does not start while its database is away: whoever runs it tries again. */
export async function startAgain(server: Scene['server']): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      await server.start();
      return tries;
    } catch (error) {
      if (!String(error).includes('DATABASE_URL')) throw error;
      await moment(AGAIN_MS);
    }
  }
}
