// All checks, the quick ones first; the first that fails ends the run.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from './files.mjs';
import { ensureInstalled, root } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ochre-check-'));
const testReport = join(folder, 'tests.json');
const browserReport = join(folder, 'browser.json');

const tsc = 'node_modules/typescript/bin/tsc';
const knipReporters = ['--reporter', 'symbols', '--reporter', './scripts/knip-saw-everything.mjs'];
const testReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testReport}`];

/** Each check is a heading and the Node program to run for it. These only read: side by side, the longest first. */
const reading = [
  ['Types', tsc, '-p', 'tsconfig.json'],
  ['Types of the page', tsc, '-p', 'apps/web/tsconfig.json'],
  ['Types of what knows no Node', tsc, '-p', 'tsconfig.pure.json'],
  ['Layers', 'scripts/check-layers.mjs'],
  ['Types of the browser tests', tsc, '-p', 'apps/web/browser/tsconfig.json'],
  ['Dead code', 'node_modules/knip/bin/knip.js', ...knipReporters],
  ['Lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['Rules with a test', 'scripts/check-rules.mjs'],
];
/** One after the other: each takes the whole machine. */
const running = [
  ['Tests', 'node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false', ...testReporters],
  ['Budgets', 'scripts/budgets.mjs', 'sizes'],
  ['Browser', 'scripts/browser.mjs', '--reporter=list,json'],
];

ensureInstalled();
const began = performance.now();
const summary = [];
const passed = (await sideBySide([...reading])) && (await inTurn(running));

const left = reading.length + running.length - summary.length;
console.log(`\n== Summary\n${summary.join('\n')}`);
if (left > 0) console.log(`${left} not run`);
printTestCounts();
console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = passed ? 0 : 1;

/** Each is shown when it is over. */
async function sideBySide(checks) {
  let isRight = true;
  const lane = async () => {
    for (let check = checks.shift(); check !== undefined && isRight; check = checks.shift()) {
      isRight = (await run(check, 'pipe')) && isRight;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return isRight;
}

async function inTurn(checks) {
  for (const check of checks) {
    console.log(`\n== ${check[0]}`);
    if (!(await run(check, 'inherit'))) return false;
  }
  return true;
}

async function run([heading, ...program], output) {
  const start = performance.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  const child = spawn(process.execPath, program, {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => printed.push(text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  summary.push(`${status === 0 ? 'ok    ' : 'FAILED'} ${heading} (${seconds} s)`);
  if (output === 'pipe') console.log(`\n== ${heading}`);
  process.stdout.write(Buffer.concat(printed));
  console.log(summary.at(-1));
  return status === 0;
}

function printTestCounts() {
  const counts = [unitTests(readReport(testReport)), browserTests(readReport(browserReport))];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  if (sum('passed') + sum('failed') === 0) return;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

/** A file that cannot be loaded has no tests, and counts as one that failed. */
function unitTests(report) {
  if (report === undefined) return { passed: 0, failed: 0 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function browserTests(report) {
  if (report === undefined) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

function readReport(file) {
  try {
    return readJson(file);
  } catch {
    return undefined;
  }
}
