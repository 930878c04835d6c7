import { oneOf } from '@ochre/kernel';
import { moment, type Trouble } from './trouble.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Further ahead, people and their games would be forgotten, as they should be. */
const JUMPS = [MINUTE, HOUR, 24 * HOUR, 7 * 24 * HOUR];
const LONGEST_MS = 1_500;

/**
 * Runs in the server's process before it: the hour of the machine's clock is another one when its
 * parent says so. As with a real clock, nothing that measures time by itself is touched.
 */
const CLOCK = `
let ahead = 0;
const Real = Date;
const now = Real.now;
globalThis.Date = class Date extends Real {
  constructor(...args) {
    if (args.length === 0) super(now() + ahead);
    else super(...args);
  }
  static now() { return now() + ahead; }
};
process.on('message', (message) => { ahead = message.ahead; });
process.channel.unref();
`;

/** For Node, so that its clock can be put to another hour. */
export const CLOCK_FLAGS: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`if (process.channel) {${CLOCK}}`)}`,
];

/** The clock goes forward or back, and mostly right again after a while. */
export const clockJump: Trouble = async ({ server }, random) => {
  const ahead = oneOf(JUMPS, random) * (random.below(2) === 0 ? 1 : -1);
  const ms = random.below(LONGEST_MS);
  server.tell({ ahead });
  await moment(ms);
  const isRightAgain = random.below(4) > 0;
  if (isRightAgain) server.tell({ ahead: 0 });
  const end = isRightAgain ? `for ${ms} ms` : 'for good';
  return { did: `${ahead > 0 ? '+' : ''}${ahead / MINUTE} min ${end}` };
};
