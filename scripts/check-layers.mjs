// Runs dependency-cruiser, and makes sure that it has seen what it says is in order.
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-options';
import readTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { sourceFiles, workspaces } from './files.mjs';
import { root } from './install.mjs';

/** Every source file and what it imports, and what is wrong with that. */
export async function layers() {
  process.chdir(root);
  const { output } = await cruise(
    ['packages', 'games', 'apps', 'bench'],
    await readConfig('./.dependency-cruiser.mjs'),
    undefined,
    { tsConfig: readTsConfig('tsconfig.json') },
  );
  const { modules, summary } = output;
  const problems = [...violations(summary), ...unseen(modules)];
  return { modules, imports: summary.totalDependenciesCruised, problems };
}

function violations({ violations: found }) {
  return found.map(({ rule, from, to, cycle }) => {
    const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${rule.name}: ${from} → ${path}`;
  });
}

/** A tool that cannot read the sources finds nothing wrong in them. */
function unseen(modules) {
  const seen = new Set(modules.map((module) => module.source));
  const sources = workspaces(root).flatMap((workspace) => sourceFiles(root, workspace));
  const missing = sources.filter((file) => !seen.has(file));
  const problems = missing.map((file) => `dependency-cruiser did not see ${file}`);
  if (sources.length === 0) problems.push('There are no sources to check.');
  const crosses = modules.some(
    ({ source, dependencies }) =>
      source.startsWith('games/stone-age/rules/') &&
      dependencies.some(({ resolved }) => resolved.startsWith('packages/kernel/src/')),
  );
  if (!crosses) problems.push('No import from stone-age to kernel was seen.');
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, imports, problems } = await layers();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${modules.length} modules, ${imports} imports in order`);
}
