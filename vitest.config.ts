import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const PATIENCE_MS = 300_000;

/** What takes longest, the longest first: begun last, it would go on alone. */
const LONGEST = [
  'apps/server/fuzz/fuzz.test.ts',
  'apps/server/src/processes-postgres.test.ts',
  'games/stone-age/bots/opponents.test.ts',
  'games/stone-age/rules/contract.test.ts',
  'games/stone-age/rules/properties.test.ts',
  'apps/server/src/killed.test.ts',
  'apps/server/src/people/passwords.test.ts',
  'games/carcassonne/rules/contract.test.ts',
  'apps/server/src/gathering.test.ts',
];

/** Those first; the others by how long they took before, or by their size where that is not known. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'games/**/*.test.ts',
      'apps/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    environment: 'node',
    // Programs speak English to tests, whatever they speak to who runs them.
    env: { LC_ALL: 'C.UTF-8' },
    pool: 'threads',
    // Files share what they import: to load it for each of them takes as long as a quarter of the tests.
    isolate: false,
    // One more than there are cores: some tests wait for processes and clocks.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Limits end what hangs; a slow or busy machine is no failure.
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS, interval: 50 } },
  },
});
