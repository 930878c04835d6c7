// Imports point one way: apps → games → packages, and inside a game page, terminal, bots → words →
// rules → the kernel.

/** Code that only tests and developers run: it may use test tools and Node. */
const testCode =
  '\\.test\\.tsx?$|^packages/[^/]+/src/contract/|/(?:testing|gallery)/|^apps/server/(?:bench|databases|fuzz)/|^apps/web/browser/';
const testTools = '^node_modules/(vitest|fast-check|@playwright|playwright[^/]*|@axe-core)/';

/** Whatever is not named in `may` is forbidden; other rules speak of test tools and of Node. */
function layer(name, comment, from, may) {
  return {
    name,
    severity: 'error',
    comment,
    from,
    to: { pathNot: [...may, testTools], dependencyTypesNot: ['core'], couldNotResolve: false },
  };
}

/** A part of a game, and the parts of the same game and the packages that it may use. */
function slice(part, parts, packages, others = []) {
  const own = [part, ...parts].map((name) => `^games/$1/${name}/`);
  return layer(
    `${part}-of-a-game-imports-only-what-is-below`,
    `The ${part} of a game may use ${['meta', ...parts, ...packages].join(', ')}.`,
    { path: `^games/([^/]+)/${part}/`, pathNot: testCode },
    ['^games/$1/meta\\.ts$', ...own, ...packages.map((name) => `^packages/${name}/`), ...others],
  );
}

export default {
  forbidden: [
    layer(
      'kernel-imports-only-the-hash',
      'The kernel knows no game and depends on nothing but a hash.',
      { path: '^packages/kernel/', pathNot: testCode },
      ['^packages/kernel/', '^node_modules/@noble/hashes/'],
    ),
    slice('rules', [], ['kernel']),
    slice('bots', ['rules'], ['kernel', 'search']),
    slice('puzzles', [], ['search']),
    slice('words', ['rules'], ['kernel', 'words']),
    slice(
      'page',
      ['words', 'rules'],
      ['kernel', 'match', 'ui', 'words'],
      ['^node_modules/(@types/)?react', '^docs/rules/'],
    ),
    slice('terminal', ['words', 'rules'], ['kernel', 'terminal', 'words']),
    {
      name: 'a-game-does-not-know-another',
      severity: 'error',
      comment: 'What two games share belongs in a package.',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'packages-know-no-game',
      severity: 'error',
      comment: 'Games use the packages; a package that names a game is in the wrong place.',
      from: { path: '^packages/', pathNot: testCode },
      to: { path: '^games/' },
    },
    {
      name: 'shells-know-games-only-by-their-lists',
      severity: 'error',
      comment: 'An app names the games it has in games.ts and knows nothing else of any of them.',
      from: {
        path: '^(apps/[^/]+|bench)/',
        pathNot: [testCode, '^(?:apps/[^/]+|bench)/src/(?:bots/)?games\\.ts$'],
      },
      to: { path: '^games/' },
    },
    layer(
      'protocol-imports-only-the-kernel',
      'What is said on the wire is declared here, and knows nobody who says it.',
      { path: '^packages/protocol/', pathNot: testCode },
      ['^packages/(?:protocol|kernel)/', '^node_modules/zod/'],
    ),
    layer(
      'match-imports-only-kernel-and-protocol',
      'A table takes its words from the protocol; no schema is needed to play at one.',
      { path: '^packages/match/', pathNot: testCode },
      ['^packages/(?:match|protocol|kernel)/'],
    ),
    layer(
      'host-imports-no-app-and-no-game',
      'Who keeps and runs tables knows neither games nor where they are kept.',
      { path: '^packages/host/', pathNot: testCode },
      ['^packages/(?:host|match|protocol|search|kernel)/'],
    ),
    layer(
      'search-imports-only-the-kernel',
      'Bots know games, and no tables.',
      { path: '^packages/search/', pathNot: testCode },
      ['^packages/(?:search|kernel)/'],
    ),
    layer(
      'terminal-imports-only-the-kernel',
      'What terminals of all games share knows no table and no page.',
      { path: '^packages/terminal/', pathNot: testCode },
      ['^packages/(?:terminal|kernel|words)/'],
    ),
    layer(
      'words-import-nothing',
      'The machinery of words is the languages alone.',
      { path: '^packages/words/', pathNot: testCode },
      ['^packages/words/'],
    ),
    layer(
      'ui-imports-no-app-and-no-game',
      'What pages of all games share.',
      { path: '^packages/ui/', pathNot: testCode },
      [
        '^packages/(?:ui|kernel|words)/',
        '^packages/protocol/src/vocabulary',
        '^node_modules/(@types/)?react',
      ],
    ),
    {
      name: 'nothing-imports-apps',
      severity: 'error',
      comment: 'Imports point from the apps to games and packages.',
      from: { path: '^(packages|games)/' },
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
      comment: 'Packages and games run in the browser too: nothing of Node in them.',
      from: {
        path: '^(packages|games/[^/]+/(rules|bots|puzzles|words|terminal|page))/',
        pathNot: testCode,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-only-through-their-exports',
      severity: 'error',
      comment: 'Another package is imported by its name, never by a path into its inside.',
      from: { path: '^((?:packages|games|apps)/[^/]+|bench)/' },
      to: { path: '^(packages|games)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      comment: 'What ships does not import what only tests need, nor the gallery.',
      from: {
        path: '^(packages|games|apps|bench)/',
        pathNot: testCode,
      },
      to: { path: [testCode, testTools] },
    },
    {
      name: 'modules-only-through-their-list',
      severity: 'error',
      comment: 'No rule outside a module asks about it: modules/index.ts alone knows them.',
      from: {
        path: '^games/stone-age/rules/',
        pathNot: ['^games/stone-age/rules/modules/', testCode],
      },
      to: { path: '^games/stone-age/rules/modules/[^/]+/' },
    },
    {
      name: 'modules-do-not-know-each-other',
      severity: 'error',
      comment: 'A module works whichever others are on.',
      from: { path: '^games/stone-age/rules/modules/([^/]+)/', pathNot: testCode },
      to: {
        path: '^games/stone-age/rules/modules/[^/]+/',
        pathNot: '^games/stone-age/rules/modules/$1/',
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
    exclude: {
      path: '^(?:(?:packages|games|apps)/[^/]+|apps/server/(?:bench|databases|fuzz)|bench)/dist/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
