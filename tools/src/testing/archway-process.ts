import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output, a value per line. */
  readonly lines: Record<string, unknown>[];
}

export interface Running {
  readonly ended: Promise<Ended>;
  /** Resolves with the first output. */
  readonly speaks: Promise<void>;
  /** @param signal Ctrl-C when none is given */
  interrupt(signal?: 'SIGINT' | 'SIGTERM'): void;
}

/** The `archway` command in a process of its own, as a person starts it; `env` is added to what is there. */
export function startArchway(args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [join(ROOT, 'tools/archway.mjs'), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const speaks = new Promise<void>((speak) =>
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      speak();
    }),
  );
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ended>((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => done({ code, stdout, stderr, lines: linesOf(stdout) }));
  });
  return { ended, speaks, interrupt: (signal = 'SIGINT') => void child.kill(signal) };
}

export const archway = (...args: string[]): Promise<Ended> => startArchway(args).ended;

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
