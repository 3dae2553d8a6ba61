import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@archway/contracts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { testClient } from '../client.ts';
import { demoCopy } from '../demo-copy.ts';
import { wrapPassword } from '../des.ts';
import type { TestDatabase } from '../test-database.ts';
import { ServerProcess, freePort } from './server-process.ts';

interface KilledServer {
  start(): Promise<ServerProcess>;
  /** @returns what the process ended with: its code, or the signal */
  end(signal: 'SIGKILL' | 'SIGTERM'): ReturnType<ServerProcess['end']>;
}

/**
 * A server on a copy of the demonstration, which a test kills and starts again: at the same address and on the same
 * data. Whatever still runs when the tests of the file are over is ended.
 */
export function killedServer(): KilledServer {
  let folder: string;
  let database: TestDatabase;
  let port: string | null = null;
  let server: ServerProcess | null = null;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'archway-kill-'));
    database = await demoCopy(folder);
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    async start() {
      port ??= String(await freePort());
      server = ServerProcess.start({ PORT: port, ARCHWAY_DATA: folder, DATABASE_URL: database.url ?? '' });
      return server.ready();
    },
    end(signal) {
      if (!server) throw new Error('no server was started');
      return server.end(signal);
    },
  };
}

/** A token of one of the demonstration's people. */
export async function tokenOf(url: string, account: string): Promise<string> {
  const body = { account, password: wrapPassword(DEMO_PASSWORD) };
  return (await testClient(url, null).call(endpoints.access.login, { body })).token;
}
