import { execFileSync } from 'node:child_process';
import type { WorkspacePackage } from '../check/workspace-packages.ts';

export interface Affected {
  /** jest projects whose own files changed: all of their tests run. */
  readonly own: readonly string[];
  /** jest projects that build on those: the tests that import what changed run. */
  readonly dependents: readonly string[];
  /** Changed sources, for which jest finds the tests. */
  readonly sources: readonly string[];
  /** Whether the composed product can behave differently. */
  readonly journeys: boolean;
  /** Whether the server can. */
  readonly server: boolean;
  /** Something that all packages are made with changed: everything runs. */
  readonly everything: boolean;
}

/** What all packages are built, installed or tested with. */
const COMMON =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[.\w]*\.json|jest\.config\.cjs|shared\/build\/)/;
const TEST = /\.(test|spec|fixture)\.tsx?$|\/testing\/|^server\/test\//;
const SOURCE = /\.(ts|tsx|mjs|cjs|css|json)$/;

/**
 * What a change can break.
 * @param changed files, relative to the root
 */
export function affectedBy(changed: readonly string[], packages: readonly WorkspacePackage[]): Affected {
  const everything = changed.some((file) => COMMON.test(file));
  const touched = (each: WorkspacePackage): boolean => changed.some((file) => file.startsWith(`${each.dir}/`));
  const own = packages.filter((each) => everything || touched(each));
  const reached = new Set(own.map(({ json }) => json.name));
  for (let grew = true; grew;) {
    const more = packages.filter(({ json }) => !reached.has(json.name) && uses(json).some((name) => reached.has(name)));
    for (const { json } of more) reached.add(json.name);
    grew = more.length > 0;
  }
  const product = own.some(({ dir }) => changed.some((file) => isProduct(file, dir)));
  const project = ({ dir }: WorkspacePackage): string => dir.slice(dir.lastIndexOf('/') + 1);
  return {
    everything,
    own: own.map(project),
    dependents: packages.filter((each) => reached.has(each.json.name) && !own.includes(each)).map(project),
    sources: changed.filter((file) => SOURCE.test(file)),
    journeys: everything || product || touchedRoom(changed, 'e2e/'),
    server: everything || reached.has('@archway/server'),
  };
}

const uses = ({ dependencies, devDependencies }: WorkspacePackage['json']): string[] =>
  Object.keys({ ...dependencies, ...devDependencies });

const isProduct = (file: string, dir: string): boolean =>
  file.startsWith(`${dir}/`) && /^(host|remotes|shared|server)/.test(dir) && SOURCE.test(file) && !TEST.test(file);

const touchedRoom = (changed: readonly string[], room: string): boolean =>
  changed.some((file) => file.startsWith(room));

/** Files that differ from a commit, those that git does not know yet included. */
export function changedSince(ref: string, root: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [...git('diff', '--name-only', '-z', ref), ...git('ls-files', '--others', '--exclude-standard', '-z')];
}
