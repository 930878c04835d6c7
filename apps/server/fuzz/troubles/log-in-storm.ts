import { Visitor } from '../../src/testing/visitor.ts';
import type { Trouble } from './trouble.ts';

/** Done, wrong, taken, too many, or the database is away: anything else is a finding. */
const ANSWERS = [200, 201, 403, 409, 429, 503];

/** Many log-ins at once, from one address or from many, with passwords that are right or wrong. */
export const logInStorm: Trouble = async ({ server }, random) => {
  const [logIns, addresses] = [10 + random.below(50), 1 + random.below(40)];
  const owner = { name: `Owner ${random.below(1_000_000)}`, password: 'correct horse' };
  const problems: string[] = [];
  const ask = async (visitor: Visitor, path: string, body: typeof owner, from: number) => {
    const headers = { 'x-forwarded-for': `192.0.2.${from}` };
    // The server may be killed just now.
    const answer = await visitor.ask('POST', path, body, headers).catch(() => undefined);
    if (answer === undefined || ANSWERS.includes(answer.status)) return;
    problems.push(`POST ${path}: ${answer.status} ${answer.text}`);
  };
  const home = await Visitor.arrive(server.origin).catch(() => undefined);
  if (home !== undefined) await ask(home, '/api/me/account', owner, 0);
  await Promise.all(
    Array.from({ length: logIns }, (_, at) => {
      const password = random.below(4) === 0 ? owner.password : 'wrong horse';
      return ask(
        new Visitor(server.origin),
        '/api/session',
        { ...owner, password },
        at % addresses,
      );
    }),
  );
  return { did: `${logIns} log-ins from ${addresses} addresses`, problems };
};
