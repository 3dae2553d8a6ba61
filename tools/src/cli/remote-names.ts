import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/workspace-packages.ts';
import { NotPossible } from './problem.ts';

interface Manifest {
  readonly name: string;
  readonly routes: readonly { readonly path: string }[];
}

/** Manifests of the remotes in this checkout. */
function manifests(): Manifest[] {
  const folder = join(ROOT, 'remotes');
  return readdirSync(folder)
    .map((name) => join(folder, name, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest);
}

/** @throws NotPossible when the name cannot be one, is in use, or its address belongs to somebody already */
export function assertFreeName(name: string): void {
  if (!/^[a-z][a-z0-9]{1,30}$/.test(name))
    throw new NotPossible(`${name} cannot be the name of a remote: 2 to 31 small letters and digits, a letter first.`);
  if (name === 'host' || existsSync(join(ROOT, 'remotes', name))) throw new NotPossible(`${name} exists already.`);
  const owner = manifests().find(({ routes }) => routes.some(({ path }) => path === `/${name}`));
  if (owner) throw new NotPossible(`The address /${name} belongs to ${owner.name} already; choose another name.`);
}
