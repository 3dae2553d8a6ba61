import type { WorkspacePackage } from './workspace-packages.ts';

/** A version, or one of a package that stands here under another name. */
const EXACT = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Dependencies are pinned exactly, and one package has one version in the whole workspace. */
export function checkVersions(packages: readonly WorkspacePackage[]): string[] {
  const problems: string[] = [];
  const seen = new Map<string, { version: string; dir: string }>();
  for (const { dir, json } of packages) {
    for (const [name, version] of Object.entries({ ...json.dependencies, ...json.devDependencies })) {
      if (version.startsWith('workspace:')) continue;
      if (!EXACT.test(version)) problems.push(`${dir}: ${name} is not pinned exactly (${version})`);
      const first = seen.get(name);
      if (!first) seen.set(name, { version, dir });
      else if (first.version !== version)
        problems.push(`${dir}: ${name} ${version} disagrees with ${first.version} in ${first.dir}`);
    }
  }
  return problems;
}
