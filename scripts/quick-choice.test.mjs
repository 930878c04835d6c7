import { describe, expect, it } from 'vitest';
import { chosen } from './quick-choice.mjs';

const workspaces = ['packages/kernel', 'games/stones', 'apps/cli', 'apps/web'];
const imports = {
  'packages/kernel/src/hash.test.ts': ['packages/kernel/src/hash.ts'],
  'packages/kernel/src/dice.ts': ['packages/kernel/src/hash.ts'],
  'packages/kernel/src/dice.test.ts': ['packages/kernel/src/dice.ts'],
  'packages/kernel/src/text.test.ts': [],
  'apps/cli/src/hash.test.ts': ['packages/kernel/src/hash.ts'],
  'games/stones/rules/stones.ts': ['packages/kernel/src/dice.ts'],
  'games/stones/rules/stones.test.ts': ['games/stones/rules/stones.ts'],
  'apps/cli/src/main.test.ts': ['games/stones/rules/stones.ts'],
};
const modules = Object.entries(imports).map(([source, files]) => ({
  source,
  dependencies: files.map((resolved) => ({ resolved })),
}));
const tests = [
  ...Object.keys(imports).filter((file) => file.includes('.test.')),
  'scripts/a.test.mjs',
];
const choose = (...changed) => chosen({ changed, modules, tests, workspaces });

describe('the tests of a change', () => {
  it('are those that reach it, its own and the nearest first, then the rest of its workspace', () => {
    expect(choose('packages/kernel/src/hash.ts').tests).toEqual([
      'packages/kernel/src/hash.test.ts',
      'packages/kernel/src/dice.test.ts',
      'apps/cli/src/hash.test.ts',
      'games/stones/rules/stones.test.ts',
      'apps/cli/src/main.test.ts',
      'packages/kernel/src/text.test.ts',
    ]);
  });

  it('begin with tests that changed themselves', () => {
    const file = 'apps/cli/src/main.test.ts';
    expect(choose(file).tests).toEqual([file, 'apps/cli/src/hash.test.ts']);
  });

  it('are those of the scripts for a script, and none for a page of the docs', () => {
    expect(choose('scripts/a.mjs').tests).toEqual(['scripts/a.test.mjs']);
    expect(choose('docs/page.md').tests).toEqual([]);
  });
});

describe('the type checks of a change', () => {
  it('are those that read it', () => {
    expect(choose('apps/cli/src/main.ts').types).toEqual(['tsconfig.json']);
    expect(choose('apps/web/src/app.tsx').types).toEqual(['apps/web/tsconfig.json']);
    expect(choose('apps/web/browser/a.spec.ts').types).toEqual(['apps/web/browser/tsconfig.json']);
    expect(choose('games/stones/rules/stones.ts').types).toEqual([
      'tsconfig.json',
      'tsconfig.pure.json',
      'apps/web/tsconfig.json',
    ]);
    expect(choose('README.md').types).toEqual([]);
  });

  it('are all of them when settings change', () => {
    expect(choose('package.json').types).toHaveLength(4);
    expect(choose('tsconfig.base.json').types).toHaveLength(4);
    expect(choose('games/stones/package.json').types).toHaveLength(4);
  });
});

it('rules are checked with their books and their tests', () => {
  expect(choose('docs/rules/base.md').rules).toBe(true);
  expect(choose('games/stones/rules/stones.test.ts').rules).toBe(true);
  expect(choose('apps/cli/src/main.test.ts').rules).toBe(false);
});
