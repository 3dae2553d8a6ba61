import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/dist/main.mjs', import.meta.url));

/** The deploy token of the servers under test; each remote also has one of its own. */
export const DEPLOY_TOKEN = 'e2e-deploy-token-for-every-remote';

const READY_MS = 600_000;

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** A running, composed Archway on the loopback. */
export class ArchwayServer {
  private child: ChildProcess | undefined;
  private log = '';

  constructor(
    readonly port: number,
    readonly dataFolder: string,
    private readonly env: Readonly<Record<string, string>> = {},
  ) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** The same server under the host name of the second demonstration tenant. */
  get tenantUrl(): string {
    return `http://lab.localhost:${this.port}`;
  }

  /**
   * Ends when the very process that was started serves: another one may have taken the port since it was seen free, and
   * would answer in its place.
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(this.port),
        ARCHWAY_DATA: this.dataFolder,
        ARCHWAY_DEPLOY_TOKEN: DEPLOY_TOKEN,
        ARCHWAY_LOG: 'warn',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    const keep = (chunk: Buffer): void => {
      this.log = (this.log + chunk.toString()).slice(-20_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), READY_MS);
    try {
      const { signal } = tooLong;
      const told = await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
      if (told[0] !== 'ready') throw new Error(`The server ended with code ${String(told[0])}:\n${this.log}`);
    } catch (error) {
      if (!tooLong.signal.aborted) throw error;
      throw new Error(`The server was not ready within ten minutes:\n${this.log}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
    // Nothing more is told; the channel would keep this process alive.
    child.disconnect();
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    await new Promise<void>((resolve) => {
      const giveUp = setTimeout(() => child.kill('SIGKILL'), 120_000);
      child.once('exit', () => {
        clearTimeout(giveUp);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}
