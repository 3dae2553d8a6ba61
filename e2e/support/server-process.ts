import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/dist/main.mjs', import.meta.url));

/** The deploy token of the servers under test; each remote also has one of its own. */
export const DEPLOY_TOKEN = 'e2e-deploy-token-for-every-remote';

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

  async start(): Promise<void> {
    this.child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(this.port),
        ARCHWAY_DATA: this.dataFolder,
        ARCHWAY_DEPLOY_TOKEN: DEPLOY_TOKEN,
        ARCHWAY_LOG: 'warn',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => {
      this.log = (this.log + chunk.toString()).slice(-20_000);
    };
    this.child.stdout?.on('data', keep);
    this.child.stderr?.on('data', keep);
    for (let attempt = 0; attempt < 6_000; attempt += 1) {
      if (this.child.exitCode !== null)
        throw new Error(`The server ended with code ${this.child.exitCode}:\n${this.log}`);
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server was not ready within ten minutes:\n${this.log}`);
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
