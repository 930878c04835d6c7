#!/usr/bin/env node
// Standard output belongs to the program: whatever is said on the way to it goes to standard error.
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCli, buildServer, buildWeb } from '../../../scripts/build.mjs';

const [node, launcher, ...words] = process.argv;
const isHelp = words[0] === 'help';
const serves = words[isHelp ? 1 : 0] === 'serve';
// The server is a program of its own, which does not know that it is one word of another.
if (serves) process.argv = [node, launcher, ...(isHelp ? ['--help'] : words.slice(1))];
await import(pathToFileURL(await (serves ? server() : buildCli())).href);

/** Nor does it know where the page is built; whoever only asks for help does not wait for it. */
async function server() {
  const args = process.argv.slice(2);
  const isToBuild = !args.some((word) => ['--help', '-h', '--pages'].includes(word));
  if (isToBuild && !process.env.OCHRE_PAGES) process.env.OCHRE_PAGES = dirname(await buildWeb());
  return buildServer();
}
