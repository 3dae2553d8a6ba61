import { spawn } from 'node:child_process';
import { ROOT } from '../check/workspace-packages.ts';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a program in the root, shows what it prints, and keeps the end of it. */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      process.stdout.write(chunk);
      output = (output + chunk.toString()).slice(-200_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Installs Debian packages when this user may; says what to install otherwise. */
export async function installPackages(names: readonly string[], purpose: string): Promise<void> {
  if (!isRoot())
    throw new Error(`${purpose} needs ${names.join(', ')}. Install it with: sudo apt-get install ${names.join(' ')}`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  if (installed.code !== 0) throw new Error(`${purpose}: apt-get could not install ${names.join(', ')}`);
}
