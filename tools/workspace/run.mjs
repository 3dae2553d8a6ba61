import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

const running = new Set();

/**
 * Runs a program to its end and keeps the last of its output for the message of a failure.
 * @param {{ cwd?: string, show?: boolean, env?: Record<string, string> }} [options] `show` prints while it runs
 */
export function run(command, args, { cwd = ROOT, show = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    running.add(child);
    let output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-20_000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      reject(new Error(`${command} cannot be started: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}\n${output}`));
    });
  });
}

/** An interrupted start leaves no child behind. Returns a function that takes the handlers away again. */
export function endChildrenOnSignal() {
  const handlers = ['SIGINT', 'SIGTERM'].map((signal) => {
    const handler = () => {
      for (const child of running) child.kill(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.once(signal, handler);
    return [signal, handler];
  });
  return () => handlers.forEach(([signal, handler]) => process.off(signal, handler));
}
