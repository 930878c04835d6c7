// What `npm run quick` checks of a change, and in which order.

/** The type checks, by what they read; the same as in check.mjs. */
export const TYPE_CHECKS = [
  { project: 'tsconfig.json', reads: /^(?:packages|games|apps|bench)\/(?!web\/|.*\.tsx$)/ },
  { project: 'tsconfig.pure.json', reads: /^(?:packages|games)\// },
  { project: 'apps/web/tsconfig.json', reads: /^(?:packages|games|apps\/web)\/(?!browser\/)/ },
  { project: 'apps/web/browser/tsconfig.json', reads: /^apps\/web\/browser\// },
];

/** A change of these may change anything. */
const SETTINGS =
  /^(?:tsconfig.*|package(?:-lock)?|biome)\.json$|(?:^|\/)package\.json$|\.config\.ts$/;
const SOURCE = /\.(?:ts|tsx)$/;
const TEST = /\.test\.(?:ts|mjs)$/;

/**
 * changed: paths from the root; modules: files with what they import, as dependency-cruiser has them;
 * tests: every test file there is; workspaces: their folders. Gives back which type checks and tests to
 * run, the tests that are nearest to the change first.
 */
export function chosen({ changed, modules, tests, workspaces }) {
  const isAnything = changed.some((file) => SETTINGS.test(file));
  const sources = changed.filter((file) => SOURCE.test(file));
  return {
    types: TYPE_CHECKS.filter(
      ({ reads }) => isAnything || sources.some((file) => reads.test(file)),
    ).map(({ project }) => project),
    rules: changed.some(
      (file) => file.startsWith('docs/rules/') || /^games\/.*\.test\./.test(file),
    ),
    tests: nearestFirst(changed, modules, tests, workspaces),
  };
}

/**
 * Tests that reach a changed file by imports: those of its own workspace, then others, each by how far
 * it is. Last the rest of its workspace: not every use is an import.
 */
function nearestFirst(changed, modules, tests, workspaces) {
  const folders = [...workspaces, 'scripts'].filter((folder) =>
    changed.some((file) => file.startsWith(`${folder}/`)),
  );
  const isOwn = (test) => folders.some((folder) => test.startsWith(`${folder}/`));
  const distances = distancesFrom(changed, modules);
  const reaching = tests
    .filter((test) => distances.has(test))
    .sort((a, b) => distances.get(a) - distances.get(b));
  return [
    ...reaching.filter(isOwn),
    ...reaching.filter((test) => !isOwn(test)),
    ...tests.filter((test) => !distances.has(test) && isOwn(test)),
  ];
}

/** How many imports lie between a file and the nearest one that changed. */
function distancesFrom(changed, modules) {
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const distances = new Map(changed.map((file) => [file, 0]));
  // Grows while it is walked: a map is visited in the order in which it was filled.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

export const isTest = (file) => TEST.test(file);
