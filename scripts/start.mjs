import { fileURLToPath } from 'node:url';

// The terminal is there as well: npx ochre play
const launcher = new URL('../apps/cli/bin/ochre.mjs', import.meta.url);
process.argv = [process.argv[0], fileURLToPath(launcher), 'serve', ...process.argv.slice(2)];
await import(launcher.href);
