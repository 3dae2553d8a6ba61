import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const foldersIn = (folder) =>
  existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`) : [];

/** Every package of the workspace by name: `{ dir, json }`. */
export function readPackages() {
  const dirs = ['host', 'server', 'tools', 'e2e', ...foldersIn('remotes'), ...foldersIn('shared')];
  const packages = new Map();
  for (const dir of dirs) {
    const file = join(ROOT, dir, 'package.json');
    if (!existsSync(file)) continue;
    const json = JSON.parse(readFileSync(file, 'utf8'));
    packages.set(json.name, { dir, json });
  }
  return packages;
}

/** Folders of a package and of every workspace package that it is made from, itself first. */
export function sourceFolders(packages, name, found = new Set()) {
  const entry = packages.get(name);
  if (!entry || found.has(entry.dir)) return found;
  found.add(entry.dir);
  const needed = { ...entry.json.dependencies, ...entry.json.devDependencies };
  for (const [dependency, range] of Object.entries(needed))
    if (range.startsWith('workspace:')) sourceFolders(packages, dependency, found);
  return found;
}
