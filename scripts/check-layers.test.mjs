import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';

/** A tiny house: what each file imports, by paths from its root. */
let house;
afterEach(() => rmSync(house, { recursive: true, force: true }));

async function brokenIn(files) {
  house = mkdtempSync(join(tmpdir(), 'ochre-layers-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(house, dirname(file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  const { forbidden, options } = config;
  const { tsConfig: _, ...others } = options;
  const { output } = await cruise(['packages', 'games', 'apps'], {
    ...others,
    baseDir: house,
    validate: true,
    ruleSet: { forbidden },
  });
  return output.summary.violations
    .filter(({ rule }) => rule.name !== 'packages-only-through-their-exports')
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** Everything as it should be. */
const HOUSE = {
  'packages/kernel/src/index.ts': 'export const kernel = 1;',
  'packages/terminal/src/index.ts': 'export const terminal = 1;',
  'games/pebbles/rules/index.ts': "import '../../../packages/kernel/src/index.ts';",
  'games/pebbles/bots/index.ts': "import '../rules/index.ts';",
  'games/pebbles/terminal/index.ts':
    "import '../rules/index.ts';\nimport '../../../packages/terminal/src/index.ts';",
  'apps/cli/src/games.ts': "import '../../../games/pebbles/terminal/index.ts';",
  'apps/cli/src/play.ts': "import './games.ts';",
};

it('finds nothing wrong where a shell knows games by its list alone', async () => {
  expect(await brokenIn(HOUSE)).toEqual([]);
});

it.each([
  [
    'shells-know-games-only-by-their-lists',
    'apps/cli/src/play.ts',
    'games/pebbles/rules/index.ts',
    '../../../games/pebbles/rules/index.ts',
  ],
  [
    'terminal-of-a-game-imports-only-what-is-below',
    'games/pebbles/terminal/index.ts',
    'games/pebbles/bots/index.ts',
    '../bots/index.ts',
  ],
  [
    'packages-know-no-game',
    'packages/terminal/src/index.ts',
    'games/pebbles/rules/index.ts',
    '../../../games/pebbles/rules/index.ts',
  ],
])('finds %s', async (rule, from, to, path) => {
  const broken = { ...HOUSE, [from]: `import '${path}';` };
  expect(await brokenIn(broken)).toContain(`${rule}: ${from} → ${to}`);
});
