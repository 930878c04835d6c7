// npm run quick: checks what a change touches, in under two minutes; `npm test` checks everything.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below, sourceFiles, workspaces } from './files.mjs';
import { ensureInstalled, root } from './install.mjs';
import { chosen, isTest } from './quick-choice.mjs';

/** No test is begun later than this; what runs then may end. */
const SECONDS = 100;
const LINTED = /\.(?:ts|tsx|mjs|json|css|html|grit)$/;

const summary = [];
const base = readBase();
ensureInstalled();
const began = performance.now();
// These need what is installed.
const { layers } = await import('./check-layers.mjs');
const { runTests } = await import('./quick-tests.mjs');
process.chdir(root);
const changed = changedSince(base);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}
console.log(`${changed.length} files have changed since ${base}.`);

const folders = workspaces(root);
const { modules, problems } = await layers();
const choice = chosen({ changed, modules, tests: testFiles(), workspaces: folders });
for (const problem of problems) console.log(problem);
note('Layers', problems.length === 0, began);
const programs = [
  ...choice.types.map((project) => [`Types of ${project}`, typeCheck(project)]),
  ['Lint and format of what changed', lint(changed)],
  ['Rules with a test', choice.rules ? ['scripts/check-rules.mjs'] : undefined],
].filter(([, program]) => program !== undefined);
// Side by side: a wide change leaves no time for one after the other.
const [tested, ...results] = await Promise.all([
  test(choice.tests),
  ...programs.map(([heading, program]) => run(heading, program)),
]);
const isRight = problems.length === 0 && results.every(Boolean) && tested.passed;
const { left } = tested;

console.log(`\n${summary.join('\n')}`);
console.log(
  "Left to npm test: tests of what is not touched, dead code, the page's size, the browser",
);
if (left.length > 0) console.log(`and, for lack of time (${left.length}):`);
for (const file of left.slice(0, 10)) console.log(`  ${file}`);
if (left.length > 10) console.log(`  and ${left.length - 10} more`);
process.exit(isRight ? 0 : 1);

async function test(files) {
  const from = performance.now();
  const done = await runTests(files, began + SECONDS * 1000);
  note(`Tests: ${files.length - done.left.length} of ${files.length} files`, done.passed, from);
  return done;
}

/** Where the change began: what --since names, else where this branch left main. */
function readBase() {
  let since;
  try {
    since = parseArgs({ options: { since: { type: 'string' } } }).values.since;
  } catch (error) {
    fail(`${error.message.split('. ')[0]}; allowed: --since COMMIT`);
  }
  if (since === undefined) return git('merge-base', 'HEAD', 'main')?.trim() ?? 'HEAD';
  const isCommit = git('rev-parse', '--verify', '--quiet', `${since}^{commit}`) !== undefined;
  return isCommit ? since : fail(`--since: "${since}" is no commit here`);
}

function changedSince(commit) {
  const listed = [
    git('diff', '--name-only', '-z', '--no-renames', commit),
    git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
  if (listed.includes(undefined)) fail('this needs git, and a clone of the repository');
  const files = listed.flatMap((text) => text.split('\0')).filter((file) => file !== '');
  return [...new Set(files)].sort();
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function testFiles() {
  const scripts = below(join(root, 'scripts')).map((file) => file.slice(root.length));
  return [...folders.flatMap((folder) => sourceFiles(root, folder)), ...scripts].filter(isTest);
}

/** Only what has changed since the last time is checked again. */
function typeCheck(project) {
  const folder = join(root, '.cache/types');
  mkdirSync(folder, { recursive: true });
  const note = join(folder, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const tsc = 'node_modules/typescript/bin/tsc';
  return [tsc, '-p', project, '--incremental', '--tsBuildInfoFile', note];
}

function lint(files) {
  const there = files.filter((file) => LINTED.test(file) && existsSync(join(root, file)));
  if (there.length === 0) return undefined;
  const options = ['check', '--error-on-warnings', '--no-errors-on-unmatched'];
  return ['node_modules/@biomejs/biome/bin/biome', ...options, ...there];
}

/** Whether the program ends well; what it prints is shown when it does not. */
function run(heading, program) {
  const from = performance.now();
  const child = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => printed.push(text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(`${Buffer.concat(printed)}`);
      note(heading, code === 0, from);
      resolve(code === 0);
    });
  });
}

/** Said at the end: in between it would stand among the dots of the tests. */
function note(heading, isRight, from) {
  summary.push(`${isRight ? 'ok    ' : 'FAILED'} ${heading} (${seconds(from)} s)`);
}

function seconds(from) {
  return ((performance.now() - from) / 1000).toFixed(1);
}

function fail(message) {
  process.stderr.write(`quick: ${message}\n`);
  process.exit(2);
}
