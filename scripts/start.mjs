import { fileURLToPath } from 'node:url';

const noBrowser = '--no-open';
const args = process.argv.slice(2);
if (!process.env.OCHRE_OPEN) process.env.OCHRE_OPEN = opensBrowser() ? 'yes' : 'no';

// The terminal is there as well: npx ochre play
const launcher = new URL('../apps/cli/bin/ochre.mjs', import.meta.url);
const others = args.filter((word) => word !== noBrowser);
process.argv = [process.argv[0], fileURLToPath(launcher), 'serve', ...others];
await import(launcher.href);

/** Only where somebody sits before it: neither in a service nor over a line without a screen. */
function opensBrowser() {
  const { env, platform, stdout } = process;
  if (args.includes(noBrowser) || !stdout.isTTY || env.CI) return false;
  const hasOwnScreen = platform === 'darwin' || platform === 'win32';
  return (hasOwnScreen && !env.SSH_CONNECTION) || !!env.DISPLAY || !!env.WAYLAND_DISPLAY;
}
