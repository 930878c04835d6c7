import { join } from 'node:path';
import { below, sourceFiles, workspaces } from './files.mjs';

/** A reporter for knip that fails when knip read fewer files than there are. */
export default function sawEverything({ counters, cwd }) {
  const sources = workspaces(cwd).flatMap((workspace) => sourceFiles(cwd, workspace));
  const scripts = below(join(cwd, 'scripts')).filter((file) => file.endsWith('.mjs'));
  const there = sources.length + scripts.length;
  if (sources.length === 0 || counters.total < there) {
    throw new Error(`knip read ${counters.total} files of at least ${there}`);
  }
  process.stdout.write(`${counters.total} files read\n`);
}
