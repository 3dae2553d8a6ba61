import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from './workspace-packages.ts';

const HEADINGS = ['## What it promises', '## What it never does', '## Where to begin'];

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Every room says what it promises, what it never does, and where a reader begins. */
export const checkRooms = (packages: readonly WorkspacePackage[]): string[] =>
  packages.flatMap(({ dir, path }) => {
    const text = read(join(path, 'README.md'));
    if (text === null) return [`${dir}: has no README.md`];
    const missing = HEADINGS.filter((heading) => !text.includes(`\n${heading}\n`));
    return missing.map((heading) => `${dir}/README.md: has no "${heading}"`);
  });

/** The team that a remote names is the one that is asked about its changes. */
export function checkOwners(
  root: string,
  remotes: readonly { readonly name: string; readonly team: string }[],
): string[] {
  const lines = (read(join(root, 'CODEOWNERS')) ?? '').split('\n').map((line) => line.split(/\s+/));
  return remotes.flatMap(({ name, team }) => {
    const line = lines.find(([path]) => path === `/remotes/${name}/`);
    return line?.[1] === `@archway/${team}` ? [] : [`CODEOWNERS: /remotes/${name}/ belongs to @archway/${team}`];
  });
}
