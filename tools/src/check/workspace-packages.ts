import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface PackageJson {
  name: string;
  version: string;
  type?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface WorkspacePackage {
  /** Path from the root, e.g. `remotes/cases`. */
  readonly dir: string;
  readonly path: string;
  readonly json: PackageJson;
}

const roots = ['host', 'server', 'e2e', 'tools'];
const families = ['remotes', 'shared'];

/** Every package of the workspace, in a fixed order. */
export function workspacePackages(root: string = ROOT): WorkspacePackage[] {
  const dirs = [
    ...roots,
    ...families.flatMap((family) => readdirSync(join(root, family)).map((name) => join(family, name))),
  ];
  return dirs
    .filter((dir) => existsSync(join(root, dir, 'package.json')))
    .sort()
    .map((dir) => ({
      dir,
      path: join(root, dir),
      json: JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8')) as PackageJson,
    }));
}

/** Files below a folder whose names match, without build output and dependencies. */
export function filesBelow(folder: string, matches: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.cache', 'test-results'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, matches);
    return matches.test(entry.name) ? [path] : [];
  });
}

export const fromRoot = (path: string): string => relative(ROOT, path);
