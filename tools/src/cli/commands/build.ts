import { Command } from 'commander';
import { ensureBuilt } from '../../../workspace.mjs';
import { packageDir } from '../build-folder.ts';

/** Builds one package, as `npm start` would. */
export async function build(name: string, force: boolean): Promise<void> {
  const built = await ensureBuilt({ only: [packageDir(name)], force });
  if (built.length === 0) console.log(`${packageDir(name)} is up to date.`);
}

export const buildCommand = (): Command =>
  new Command('build')
    .description('builds a remote, or the host, if its sources changed')
    .argument('<remote>')
    .option('--force', 'builds also what is up to date', false)
    .action((name: string, { force }: { force: boolean }) => build(name, force));
