import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freshBundle } from '../freshness.ts';

const serverFolder = join(__dirname, '..', '..');
/** For `--import`, so that a process runs TypeScript. */
export const sourceLoader = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
const START_MS = 600_000;

/** A server as an operator runs it: a process of its own, from the bundle when that is up to date. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #output = '';
  /** It says itself that it serves: another process may have taken its port and would answer in its place. */
  #told = false;
  readonly url: string;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://localhost:${port}`;
    // A channel that stayed open would keep the tests alive.
    child.once('message', (told) => {
      this.#told = told === 'ready';
      child.disconnect();
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    }
  }

  static start(env: Record<string, string>, entry = 'main'): ServerProcess {
    const { PATH, HOME, TMPDIR } = process.env;
    const inherited = Object.fromEntries(
      Object.entries({ PATH, HOME, TMPDIR }).filter(([, value]) => value !== undefined),
    );
    const bundle = freshBundle(entry);
    const program = bundle ? [bundle] : ['--import', sourceLoader, join(serverFolder, 'src', `${entry}.ts`)];
    const child = spawn(process.execPath, program, {
      cwd: serverFolder,
      env: { ...inherited, ARCHWAY_LOG: 'warn', ARCHWAY_RATE_LIMIT: '1000000', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    return new ServerProcess(child, Number(env['PORT'] ?? 0));
  }

  get output(): string {
    return this.#output;
  }

  /** Waits until the server answers. @throws Error with its output when it ends instead. */
  async ready(): Promise<this> {
    const until = Date.now() + START_MS;
    while (Date.now() < until) {
      if (this.#child.exitCode !== null) throw new Error(`the server ended:\n${this.#output}`);
      const response = await fetch(`${this.url}/readyz`).catch(() => null);
      if (this.#told && response?.ok) return this;
      await sleep(50);
    }
    throw new Error(`the server did not start:\n${this.#output}`);
  }

  /** Processes that this one has started, on Linux. */
  children(): string {
    return readFileSync(`/proc/${this.#child.pid}/task/${this.#child.pid}/children`, 'utf8').trim();
  }

  /** Sends a signal and waits for the end. @returns exit code, or the name of the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal);
    return this.ended();
  }

  async ended(): Promise<number | NodeJS.Signals | null> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode !== null || signalCode !== null) return exitCode ?? signalCode;
    const [code, by] = (await once(this.#child, 'exit')) as [number | null, NodeJS.Signals | null];
    return code ?? by;
  }
}

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
