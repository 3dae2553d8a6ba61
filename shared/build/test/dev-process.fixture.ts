import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const HOUSE = join(__dirname, '../../..');
const NAME = 'probe';
/** Milliseconds after which a step is taken to hang; a whole build of the shell on a busy machine fits in. */
const HANGS = 240_000;

/** What the development server tells open pages: `ok`, `errors`, `hash`, … */
interface Message {
  readonly type: string;
  readonly data?: unknown;
}
interface Socket {
  on(event: 'message', told: (text: Buffer) => void): void;
  on(event: 'error', told: (error: Error) => void): void;
  close(): void;
}
const ofDevServer = createRequire(createRequire(__filename).resolve('webpack-dev-server'));
const { WebSocket } = jest.requireActual<{ WebSocket: new (url: string) => Socket }>(ofDevServer.resolve('ws'));

const title = { zh: '试', en: 'Probe' };
const sources = {
  'remote.json': JSON.stringify({
    name: NAME,
    title,
    contract: '^1.0.0',
    team: NAME,
    routes: [],
    menus: [],
    slots: [],
  }),
  'package.json': JSON.stringify({ name: NAME, version: '1.0.0', type: 'module' }),
  'src/app.ts': `import { words } from './words.ts';\nexport const app = words;\n`,
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A development server of its own process, over the house's shell and a small remote whose sources a test may break. */
export class DevProcess {
  readonly #root = mkdtempSync(join(tmpdir(), 'archway-dev-'));
  readonly #told: Message[] = [];
  #port = 0;
  #child: ChildProcess | undefined;
  #socket: Socket | undefined;
  #printed = '';

  constructor(words: string) {
    const remote = join(this.#root, 'remotes', NAME);
    mkdirSync(remote, { recursive: true });
    symlinkSync(join(HOUSE, 'host'), join(this.#root, 'host'));
    symlinkSync(join(HOUSE, 'remotes/console/node_modules'), join(remote, 'node_modules'));
    for (const [file, text] of Object.entries(sources)) this.write(file, text);
    this.write('src/words.ts', words);
  }

  write(file: string, text: string): void {
    const path = join(this.#root, 'remotes', NAME, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Answers once the first build is served, with what an open page is told of it. */
  async start(): Promise<string> {
    this.#port = await freePort();
    const options = { root: this.#root, name: NAME, server: 'http://localhost:9', port: this.#port };
    const program = `require(${JSON.stringify(join(HOUSE, 'shared/build/dev-server.cjs'))})
      .serve({ ...${JSON.stringify(options)}, onFatal: (error) => { console.error(error); process.exit(1); } });`;
    const env = { ...process.env, ARCHWAY_NO_CACHE: '1' };
    this.#child = spawn(process.execPath, ['-e', program], { cwd: HOUSE, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk: Buffer): void => {
      this.#printed = (this.#printed + chunk.toString()).slice(-5000);
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    await this.#until('an answer', () => this.get('/__dev/host/').catch(() => undefined));
    this.#socket = new WebSocket(`ws://localhost:${this.#port}/__dev/ws`);
    this.#socket.on('error', (error) => this.#told.push({ type: error.message }));
    this.#socket.on('message', (text) => this.#told.push(JSON.parse(text.toString()) as Message));
    return (await this.#verdictAfter(0)).type;
  }

  /** Saves a source and waits for the verdict that open pages are told. */
  async save(file: string, text: string): Promise<{ type: string; text: string }> {
    const before = this.#told.length;
    this.write(file, text);
    const { type, data } = await this.#verdictAfter(before);
    return { type, text: JSON.stringify(data ?? '') };
  }

  get(path: string, accept = '*/*'): Promise<Response> {
    const signal = AbortSignal.timeout(HANGS);
    return fetch(`http://localhost:${this.#port}${path}`, { headers: { accept }, signal });
  }

  page = (): Promise<Response> => this.get('/aligner', 'text/html');

  /** The remote's application as a page gets it. */
  served = async (): Promise<string> => (await this.get(`/__dev/${NAME}/__federation_expose_app.js`)).text();

  async stop(): Promise<void> {
    this.#socket?.close();
    const child = this.#child;
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(this.#root, { recursive: true, force: true });
  }

  #verdictAfter(before: number): Promise<Message> {
    return this.#until('a verdict on the build', () =>
      this.#told.slice(before).find(({ type }) => ['ok', 'warnings', 'errors'].includes(type)),
    );
  }

  async #until<T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
    for (const end = Date.now() + HANGS; Date.now() < end;) {
      const found = await look();
      if (found !== undefined) return found;
      if (this.#child?.exitCode != null) throw new Error(`The server ended:\n${this.#printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(
      `Waited in vain for ${what}. Told: ${this.#told.map(({ type }) => type).join(' ')}\n${this.#printed}`,
    );
  }
}
