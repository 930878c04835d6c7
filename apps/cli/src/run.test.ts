import { afterEach, describe, expect, it, vi } from 'vitest';
import workspace from '../../../package.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { COMMANDS, report } from './run.ts';
import { ochre, startOchre } from './testing/ochre.ts';

const names = COMMANDS.map(({ name }) => name);

/** Help must fit a terminal. */
const widest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

describe('ochre', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('lists the commands: %j', async (args) => {
    const { code, out, err } = await ochre(...args);
    expect([code, err]).toEqual([0, '']);
    for (const { name, about } of COMMANDS) expect(out).toContain(`${name} `.padEnd(10) + about);
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it.each(names)('explains %s', async (name) => {
    const help = await ochre('help', name);
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toMatch(new RegExp(`^Usage: ochre ${name}`));
    expect(await ochre(name, '--help')).toEqual(help);
    expect(await ochre(name, '--nonsense', '-h')).toEqual(help);
    expect(widest(help.out)).toBeLessThanOrEqual(90);
  });

  it.each(names)('refuses options that %s does not have', async (name) => {
    const { code, out, err } = await ochre(name, '--nonsense');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^ochre: --nonsense is not an option here.* Allowed: .*--help\.\n$/);
  });

  it('says its version', async () => {
    expect((await ochre('--version')).out).toMatch(/^ochre \d+\.\d+\.\d+\n$/);
  });

  it.each([
    [
      ['simluate'],
      /^ochre: there is no command "simluate". Did you mean "simulate"\? Commands: .*\n$/,
    ],
    [['cook'], /^ochre: there is no command "cook". Commands: .*engine.*\n$/],
    [['help', 'enigne'], /^ochre: there is no command "enigne". Did you mean "engine"\?/],
    [['--verison'], /^ochre: there is no option "--verison". Did you mean "--version"\?/],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await ochre(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it('prints nothing but the answer on standard output, as a process', async () => {
    const { code, out } = await startOchre('--version').ran;
    expect([code, out]).toEqual([0, expect.stringMatching(/^ochre \S+\n$/)]);
    const unknown = await startOchre('cook').ran;
    expect([unknown.code, unknown.out]).toEqual([2, '']);
  });
});

it('is there in a fresh clone, where nothing is installed yet', () => {
  // npx runs a command of the folder it stands in before anything is linked.
  const inWorkspace = Object.values(manifest.bin).map((file) => `apps/cli/${file}`);
  expect(Object.values(workspace.bin)).toEqual(inWorkspace);
  expect(Object.keys(workspace.bin)).toEqual(Object.keys(manifest.bin));
});

describe('a bug', () => {
  const said = (debug: string): string => {
    vi.stubEnv('OCHRE_DEBUG', debug);
    const spy = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(report(new TypeError('x is\nnot y'))).toBe(70);
    return String(spy.mock.calls[0]![0]);
  };

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('is one line', () => {
    expect(said('')).toBe(
      'ochre: this is a bug in Ochre: x is not y (OCHRE_DEBUG=1 shows where)\n',
    );
  });

  it('shows where it is when asked', () => {
    expect(said('1')).toMatch(/TypeError: x is\nnot y\n +at .*run\.test\.ts/);
  });
});
