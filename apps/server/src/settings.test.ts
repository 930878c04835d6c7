import { describe, expect, it } from 'vitest';
import { readSettings, SETTINGS_HELP } from './settings.ts';

describe('settings', () => {
  it('are good without any', () => {
    expect(readSettings([], { HOME: '/home/ada' })).toMatchObject({
      port: 7800,
      host: '127.0.0.1',
      database: undefined,
      trustsProxy: false,
      logLevel: 'info',
      gatheringHours: 24,
      metricsAreOpen: false,
      playsHidden: false,
      keeping: { guestDays: 400, gameDays: undefined, chatDays: 365 },
      adminKey: undefined,
    });
  });

  it('come from the environment or from flags, and flags count first', () => {
    const environment = {
      PORT: '1',
      HOST: '0.0.0.0',
      OCHRE_DATA: '/data',
      OCHRE_URL: 'https://a.example/x',
    };
    expect(readSettings(['--port', '2'], environment)).toMatchObject({
      port: 2,
      host: '0.0.0.0',
      data: '/data',
      url: 'https://a.example',
    });
  });

  it.each([
    [[], { PORT: 'http' }, /^PORT: a whole number from 0 to 65535 is expected, not "http"\.$/],
    [['--port', '70000'], {}, /^--port: a whole number/],
    [[], { OCHRE_LOG: 'loud' }, /^OCHRE_LOG: one of debug, info, warn, error is expected/],
    [[], { OCHRE_TRUST_PROXY: '1' }, /^OCHRE_TRUST_PROXY: one of no, yes/],
    [[], { OCHRE_OPEN: 'maybe' }, /^OCHRE_OPEN: one of no, yes/],
    [[], { OCHRE_HIDDEN_GAMES: '1' }, /^OCHRE_HIDDEN_GAMES: one of no, yes/],
    [[], { OCHRE_METRICS: 'yes' }, /^OCHRE_METRICS: one of local, open/],
    [[], { OCHRE_GATHERING: '0' }, /^OCHRE_GATHERING: a whole number from 1 to 8760/],
    [[], { OCHRE_KEEP_CHAT: 'never' }, /^OCHRE_KEEP_CHAT: a number of days or forever is expected/],
    [['--keep-games', '0'], {}, /^--keep-games: a number of days or forever/],
    [[], { OCHRE_ADMIN_KEY: 'short' }, /^OCHRE_ADMIN_KEY: 32 to 200 signs without spaces/],
    [[], { OCHRE_URL: 'ochre.example' }, /^OCHRE_URL: an address like http:\/\/… is expected\.$/],
    [['--prot', '1'], {}, /^--prot is not an option here\. Allowed: --port, /],
    [['--port'], {}, /^--port: a value is expected behind it\.$/],
    [['now'], {}, /^"now" is not expected here/],
  ])('that are wrong are said so: %j %j', (args, environment, message) => {
    expect(() => readSettings(args, environment)).toThrow(message);
  });

  it('say for how long things are kept, also for ever', () => {
    const environment = { OCHRE_KEEP_GUESTS: '30', OCHRE_KEEP_CHAT: 'forever' };
    const { keeping } = readSettings(['--keep-games', '1000'], environment);
    expect(keeping).toEqual({ guestDays: 30, gameDays: 1000, chatDays: undefined });
  });

  it('never repeat a key', () => {
    const wrong = { OCHRE_ADMIN_KEY: 'my secret key of many words and more' };
    expect(() => readSettings([], wrong)).toThrow(/^(?!.*secret).*OCHRE_ADMIN_KEY/);
  });

  it('never repeat a password', () => {
    const address = 'mysql://ochre:secret@db/ochre';
    expect(() => readSettings([], { DATABASE_URL: address })).toThrow(/^(?!.*secret).*postgres:/);
  });

  it('are all explained, in lines that fit a terminal', () => {
    for (const line of SETTINGS_HELP.split('\n')) expect(line.length).toBeLessThanOrEqual(90);
  });
});
