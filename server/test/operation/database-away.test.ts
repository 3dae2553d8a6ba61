import { once } from 'node:events';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { API_BASE, endpoints, errorText } from '@archway/contracts';
import { wrapPassword } from '../des.ts';
import { type TestServer, startTestServer } from '../harness.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { until } from '../until.ts';

const several = process.env['ARCHWAY_TEST_DATABASE_URL'] ? describe : describe.skip;

/** Stands between a server and its PostgreSQL, and can be cut through. */
class Line {
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  constructor(private readonly target: URL) {}

  /** @returns the address of the database by way of this line. */
  async mend(): Promise<string> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.target.port || 5432), this.target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
        socket.once('close', () => this.#sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as { port: number }).port;
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    // A socket of the file system goes past this line.
    url.searchParams.delete('host');
    return url.href;
  }

  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}

several('a database that goes away', () => {
  let server: TestServer;
  let database: TestDatabase;
  let line: Line;
  beforeAll(async () => {
    database = await testDatabase();
    line = new Line(new URL(database.url ?? ''));
    server = await startTestServer({
      foundation: true,
      env: { DATABASE_URL: await line.mend(), ARCHWAY_DEMO: 'on' },
    });
  });
  afterAll(async () => {
    await line.mend().catch(() => {});
    await server.stop();
    await line.cut();
    await database.drop();
  });

  test('is told as 503 in the language of the caller, and everything goes on when it is back', async () => {
    const { ctx } = server;
    const done: unknown[] = [];
    let begun = false;
    let release = (): void => {};
    await ctx.jobs.work('test-away', {}, async ({ data }) => {
      begun = true;
      await new Promise<void>((resolve) => (release = resolve));
      done.push(data);
    });
    await ctx.jobs.send('test-away', { n: 1 });
    await until(() => begun);
    const api = await server.login('demodoctor');
    const inside = ctx.db.transaction(async () => {
      await line.cut();
      // Nobody asks anything on this connection while it breaks.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await expect(inside).rejects.toThrow();
    release();

    for (const lang of ['zh-CN', 'en-US'] as const) {
      const response = await fetch(`${server.url}${API_BASE}${endpoints.access.personalData.path}`, {
        headers: { lang, authorization: `Bearer ${api.token}` },
      });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).not.toBeNull();
      expect(await response.json()).toMatchObject({ code: 503, msg: errorText('unavailable', lang) });
    }
    const body = { account: 'demodoctor', password: wrapPassword('Archway-2026') };
    await expect(server.api().refused(endpoints.access.login, { body })).resolves.toBe('unavailable');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    await line.mend();
    await until(async () => (await fetch(`${server.url}/readyz`)).ok);
    await expect(api.call(endpoints.access.personalData)).resolves.toMatchObject({ userName: 'demodoctor' });
    const second: unknown[] = [];
    await ctx.jobs.work('test-back', {}, async ({ data }) => void second.push(data));
    await ctx.jobs.send('test-back', { n: 2 });
    await until(() => second.length > 0);
    expect(done[0]).toEqual({ n: 1 });
  });
});
