// Imports point one way: apps → match, bots, protocol → games → kernel.
const middle = 'bots|match|protocol';
const notGames = `kernel|${middle}`;

/** Code that only tests run: it may use test tools and Node. */
const testCode =
  '\\.test\\.ts$|^packages/[^/]+/src/contract/|/testing/|^apps/server/src/(?:bench|fuzz)/|^apps/web/browser/';
const testTools = '^node_modules/(vitest|fast-check|@playwright|playwright[^/]*|@axe-core)/';

/** Whatever is not named in `may` is forbidden; other rules speak of test tools and of Node. */
function layer(name, comment, from, may) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from },
    to: { pathNot: [...may, testTools], dependencyTypesNot: ['core'], couldNotResolve: false },
  };
}

export default {
  forbidden: [
    layer(
      'kernel-imports-only-the-hash',
      'The kernel knows no game and depends on nothing but a hash.',
      '^packages/kernel/',
      ['^packages/kernel/', '^node_modules/@noble/hashes/'],
    ),
    layer(
      'games-import-only-the-kernel',
      'A game knows the kernel, and neither another game nor who plays it.',
      `^packages/(?!(?:${notGames})/)([^/]+)/`,
      ['^packages/$1/', '^packages/kernel/'],
    ),
    layer(
      'bots-import-only-games-and-the-kernel',
      'Bots know games and the kernel.',
      '^packages/bots/',
      ['^packages/bots/', `^packages/(?!(?:${middle})/)`],
    ),
    {
      name: 'middle-layer-imports-only-downwards',
      severity: 'error',
      comment: 'match, bots and protocol do not know each other.',
      from: { path: `^packages/(${middle})/` },
      to: { path: `^packages/(?:${middle})/`, pathNot: '^packages/$1/' },
    },
    {
      name: 'packages-do-not-import-apps',
      severity: 'error',
      comment: 'Imports point from the apps to the packages.',
      from: { path: '^packages/' },
      to: { path: '^(apps|bench|scripts)/' },
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      comment: 'What two apps need belongs in a package.',
      from: { path: '^(apps/[^/]+|bench)/' },
      to: { path: '^(apps|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'packages-are-pure',
      severity: 'error',
      comment: 'Packages run in the browser too: nothing of Node in them.',
      from: { path: '^packages/', pathNot: testCode },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-only-through-their-exports',
      severity: 'error',
      comment: 'Another package is imported by its name, never by a path into its inside.',
      from: { path: '^((?:packages|apps)/[^/]+|bench)/' },
      to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      comment: 'What ships does not import what only tests need. The gallery is for developers.',
      from: { path: '^(packages|apps|bench)/', pathNot: [testCode, '^apps/web/src/gallery/'] },
      to: { path: [testCode, testTools] },
    },
    {
      name: 'modules-only-through-their-list',
      severity: 'error',
      comment: 'No rule outside a module asks about it: src/modules/index.ts alone knows them.',
      from: {
        path: '^packages/stone-age/src/',
        pathNot: ['^packages/stone-age/src/modules/', testCode],
      },
      to: { path: '^packages/stone-age/src/modules/[^/]+/' },
    },
    {
      name: 'modules-do-not-know-each-other',
      severity: 'error',
      comment: 'A module works whichever others are on.',
      from: { path: '^packages/stone-age/src/modules/([^/]+)/', pathNot: testCode },
      to: {
        path: '^packages/stone-age/src/modules/[^/]+/',
        pathNot: '^packages/stone-age/src/modules/$1/',
      },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Files that need each other are one thing, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      comment: 'An import that is not found is an import that is not checked.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Imports of types count as well: they too tie one layer to another.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:(?:packages|apps)/[^/]+|bench)/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
