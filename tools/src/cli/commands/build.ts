import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { ensureBuilt } from '../../../workspace.mjs';
import { ROOT } from '../../check/workspace-packages.ts';
import { packageDir } from '../build-folder.ts';
import { NotPossible } from '../problem.ts';

/** Builds one package, as `npm start` would. */
export async function build(name: string, force: boolean): Promise<void> {
  if (!existsSync(join(ROOT, packageDir(name), 'package.json')))
    throw new NotPossible(`There is no ${packageDir(name)}.`);
  const built = await ensureBuilt({ only: [packageDir(name)], force });
  if (built.length === 0) console.log(`${packageDir(name)} is up to date.`);
}

export const buildCommand = (): Command =>
  new Command('build')
    .description('builds a remote, or the host, if its sources changed')
    .argument('<remote>')
    .option('--force', 'builds also what is up to date', false)
    .action((name: string, { force }: { force: boolean }) => build(name, force));
