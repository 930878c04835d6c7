import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All paths below a folder, in a fixed order; none when there is no such folder. */
export function below(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true });
  return names.sort().map((name) => join(folder, name));
}

export function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The folders, from the root, of all workspaces that exist. */
export function workspaces(root) {
  const found = [];
  for (const pattern of readJson(join(root, 'package.json')).workspaces) {
    const parent = pattern.endsWith('/*') ? pattern.slice(0, -2) : undefined;
    if (parent !== undefined && !existsSync(join(root, parent))) continue;
    const folders = parent
      ? readdirSync(join(root, parent)).map((n) => `${parent}/${n}`)
      : [pattern];
    found.push(...folders.filter((folder) => existsSync(join(root, folder, 'package.json'))));
  }
  return found.sort();
}

/** The TypeScript files of a workspace, as paths from the root with forward slashes. */
export function sourceFiles(root, workspace) {
  return below(join(root, workspace))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\/(?:node_modules|dist)\//.test(file));
}
