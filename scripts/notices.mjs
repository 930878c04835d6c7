// Writes the licences of what page, server and terminal are shipped with: node scripts/notices.mjs
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fonts, packageOf } from './build-fonts.mjs';
import { readJson, readText } from './files.mjs';
import { root } from './install.mjs';

/** In the page's folder of files that are served as they are. */
export const noticesFile = join(root, 'apps/web/public/THIRD-PARTY-NOTICES.txt');

const shipped = ['apps/cli', 'apps/server', 'apps/web'];
/** Built into the page: its fonts, and build tools' own code, the service worker and what preloads its parts. */
const builtIn = [
  ...fonts.map(({ name }) => packageOf(name)),
  'vite',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const heading = `\
Ochre is shipped with the work of others, under these licences.
`;
const line = '-'.repeat(80);

/** The whole text, from what package-lock.json names and node_modules holds. */
export function notices() {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const found = new Set();
  const add = (name, from) => {
    const path = resolved(packages, name, from);
    // What is optional may be for other machines, or for none.
    if (path === undefined || found.has(path)) return;
    const entry = packages[path];
    const folder = entry.link ? entry.resolved : path;
    if (!entry.link) found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[folder];
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next, folder);
  };
  for (const app of shipped)
    for (const name of Object.keys(packages[app].dependencies)) add(name, app);
  for (const name of builtIn) found.add(resolved(packages, name, ''));
  const parts = [...found].map((path) => noticeOf(path, packages[path]));
  return [heading, ...parts.sort((a, b) => (a < b ? -1 : 1))].join(`\n${line}\n\n`);
}

/** As Node looks for it: beside whoever asks, then further up. */
function resolved(packages, name, from) {
  const places = [from, ...parents(from)].map((folder) => join(folder, 'node_modules', name));
  return places.find((path) => packages[path] !== undefined);
}

function parents(folder) {
  const at = folder.lastIndexOf('/node_modules/');
  return at === -1 ? [''] : [folder.slice(0, at), ...parents(folder.slice(0, at))];
}

function noticeOf(path, { version, license, os }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const title = `${name} ${version} (${license})\n`;
  // A binary for one kind of machine, from the same source as the package that needs it.
  if (os !== undefined) return title;
  const folder = join(root, path);
  const file = readdirSync(folder).find((word) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(word));
  if (file !== undefined) return `${title}\n${plain(readText(join(folder, file)))}`;
  const { author, repository } = readJson(join(folder, 'package.json'));
  const source = [author?.name ?? author, repository?.url ?? repository].filter(Boolean);
  return `${title}\n${source.join('\n')}\n`;
}

/** Without what a build tool was built with itself: none of that is in the page. */
function plain(text) {
  const [own] = text.replaceAll('\r\n', '\n').split('\n# Licenses of bundled dependencies');
  return `${own.trim()}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(noticesFile, notices());
