#!/usr/bin/env node
// Standard output belongs to the program: whatever is said on the way to it goes to standard error.
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCli, buildServer, buildWeb } from '../../../scripts/build.mjs';

const [node, launcher, ...words] = process.argv;
const isHelp = words[0] === 'help';
const word = words[isHelp ? 1 : 0];
// The server is a program of its own, which does not know that it is one word of another; it also looks
// after one that runs.
const rest = isHelp ? ['--help'] : words.slice(1);
if (word === 'serve') process.argv = [node, launcher, ...rest];
if (word === 'admin') process.argv = [node, launcher, 'admin', ...rest];
const program = { serve: server, admin: buildServer }[word] ?? buildCli;
await import(pathToFileURL(await program()).href);

/** Nor does it know where the page is built; whoever only asks for help does not wait for it. */
async function server() {
  const args = process.argv.slice(2);
  const isToBuild = !args.some((word) => ['--help', '-h', '--pages'].includes(word));
  if (isToBuild && !process.env.OCHRE_PAGES) process.env.OCHRE_PAGES = dirname(await buildWeb());
  return buildServer();
}
