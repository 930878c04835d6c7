/** A line that keeps changing, on a terminal only; it is gone when the work is done. */
export interface Progress {
  show(done: number): void;
  end(): void;
}

const REDRAWN_MS = 100;
const WIDTH = 24;

/** Of so many things, games if nothing else is said. */
export function progressOf(all: number, output: NodeJS.WriteStream, what = 'games'): Progress {
  if (!output.isTTY) return { show: () => {}, end: () => {} };
  const start = performance.now();
  let drawn = start;
  return {
    show(done) {
      const now = performance.now();
      if (now - drawn < REDRAWN_MS) return;
      drawn = now;
      output.write(`\r\x1b[K${progressLine(done, all, (now - start) / 1000, what)}`);
    },
    end: () => void output.write('\r\x1b[K'),
  };
}

export function progressLine(done: number, all: number, seconds: number, what = 'games'): string {
  const filled = Math.floor((done / all) * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const progress = `${bar} ${done} of ${all} ${what}`;
  if (done === 0) return progress;
  const speed = done / seconds;
  return `${progress}, ${Math.round(speed)} ${what}/s, ${inTime((all - done) / speed)} left`;
}

function inTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
