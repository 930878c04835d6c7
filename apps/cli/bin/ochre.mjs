#!/usr/bin/env node
// Standard output belongs to the program: whatever is said on the way to it goes to standard error.
import { pathToFileURL } from 'node:url';
import { buildCli } from '../../../scripts/build.mjs';

await import(pathToFileURL(await buildCli()).href);
