// node scripts/server-tool.mjs bench|databases|fuzz …: programs that try the server, beside it in apps/server.
import { spawnSync } from 'node:child_process';
import { buildServerTool } from './build.mjs';

const tools = ['bench', 'databases', 'fuzz'];
const [tool, ...args] = process.argv.slice(2);
if (!tools.includes(tool)) {
  process.stderr.write(`server-tool: "${tool ?? ''}" is not known; allowed: ${tools.join(', ')}\n`);
  process.exit(2);
}
const { status } = spawnSync(process.execPath, [await buildServerTool(tool), ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
