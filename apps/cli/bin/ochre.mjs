#!/usr/bin/env node
// Standard output belongs to the program: whatever is said on the way to it goes to standard error.
import { pathToFileURL } from 'node:url';
import { buildCli, buildServer } from '../../../scripts/build.mjs';

const [node, launcher, ...words] = process.argv;
const isHelp = words[0] === 'help';
const serves = words[isHelp ? 1 : 0] === 'serve';
// The server is a program of its own, which does not know that it is one word of another.
if (serves) process.argv = [node, launcher, ...(isHelp ? ['--help'] : words.slice(1))];
await import(pathToFileURL(await (serves ? buildServer() : buildCli())).href);
