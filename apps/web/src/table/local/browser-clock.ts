import type { HostClock } from '@ochre/host';

export const BROWSER_CLOCK: HostClock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
