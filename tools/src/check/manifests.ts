import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifest } from '@archway/contracts';
import type { WorkspacePackage } from './workspace-packages.ts';

/** Every remote declares itself, under its own name, and no two own the same path. */
export function checkManifests(packages: readonly WorkspacePackage[]): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const { dir, path } of packages.filter((each) => each.dir.startsWith('remotes/'))) {
    const file = join(path, 'remote.json');
    if (!existsSync(file)) {
      problems.push(`${dir}: remote.json is missing`);
      continue;
    }
    const parsed = remoteManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!parsed.success) {
      problems.push(
        ...parsed.error.issues.map((issue) => `${dir}/remote.json: ${issue.path.join('.')} ${issue.message}`),
      );
      continue;
    }
    if (`remotes/${parsed.data.name}` !== dir) problems.push(`${dir}/remote.json: the name is ${parsed.data.name}`);
    for (const route of parsed.data.routes) {
      const owner = owners.get(route.path);
      if (owner) problems.push(`${dir}/remote.json: ${route.path} belongs to ${owner} already`);
      owners.set(route.path, dir);
    }
    for (const offer of parsed.data.slots) {
      const source = join(path, 'src', offer.module);
      if (!['.ts', '.tsx'].some((extension) => existsSync(source + extension)))
        problems.push(`${dir}/remote.json: ${offer.module} has no source`);
    }
  }
  return problems;
}

/** Each remote with the team that its manifest names. */
export const remoteTeams = (packages: readonly WorkspacePackage[]): { name: string; team: string }[] =>
  packages
    .filter(({ dir }) => dir.startsWith('remotes/'))
    .map(({ path }) => remoteManifest.parse(JSON.parse(readFileSync(join(path, 'remote.json'), 'utf8'))));
