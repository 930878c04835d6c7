import { fileURLToPath } from 'node:url';

const launcher = new URL('../apps/cli/bin/ochre.mjs', import.meta.url);
process.argv = [process.argv[0], fileURLToPath(launcher), 'play', ...process.argv.slice(2)];
await import(launcher.href);
