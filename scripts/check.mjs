// All checks, the quick ones first; the first that fails ends the run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from './files.mjs';
import { ensureInstalled, root } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ochre-check-'));
const testReport = join(folder, 'tests.json');
const browserReport = join(folder, 'browser.json');

const tsc = 'node_modules/typescript/bin/tsc';
const knipReporters = ['--reporter', 'symbols', '--reporter', './scripts/knip-saw-everything.mjs'];
const testReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testReport}`];

/** Each check is a heading and the Node programs to run for it, in order. */
const checks = [
  [
    'Types',
    [tsc, '-p', 'tsconfig.json'],
    [tsc, '-p', 'tsconfig.pure.json'],
    [tsc, '-p', 'apps/web/tsconfig.json'],
    [tsc, '-p', 'apps/web/browser/tsconfig.json'],
  ],
  ['Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  ['Layers', ['scripts/check-layers.mjs']],
  ['Dead code', ['node_modules/knip/bin/knip.js', ...knipReporters]],
  ['Rules with a test', ['scripts/check-rules.mjs']],
  ['Tests', ['node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false', ...testReporters]],
  ['Budgets', ['scripts/budgets.mjs', 'sizes']],
  ['Browser', ['scripts/browser.mjs', '--reporter=list,json']],
];

ensureInstalled();
const summary = [];
const passed = checks.every(([heading, ...programs]) => {
  console.log(`\n== ${heading}`);
  const start = performance.now();
  const ok = programs.every(runs);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  summary.push(`${ok ? 'ok    ' : 'FAILED'} ${heading} (${seconds} s)`);
  console.log(summary.at(-1));
  return ok;
});

const left = checks.length - summary.length;
console.log(`\n== Summary\n${summary.join('\n')}`);
if (left > 0) console.log(`${left} not run`);
printTestCounts();
rmSync(folder, { recursive: true, force: true });
process.exitCode = passed ? 0 : 1;

function runs(program) {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  const { status } = spawnSync(process.execPath, program, {
    cwd: root,
    env,
    stdio: ['ignore', 1, 2],
  });
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
