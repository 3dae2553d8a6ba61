import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCopy } from '../demo-copy.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';
import { ServerProcess, freePort } from './server-process.ts';

export const ADMIN_PASSWORD = 'Parcel-2026';
/** Nothing but an administrator: quick to make, where the demonstration has no part. */
export const BARE = { ARCHWAY_DEMO: 'off', ARCHWAY_ADMIN_PASSWORD: ADMIN_PASSWORD };

interface Installation {
  readonly folder: () => string;
  start(env?: Record<string, string>, entry?: string): Promise<ServerProcess>;
  /** The demonstration as a start before has left it, where that first start is not what the test is about. */
  afterFirstStart(): Promise<void>;
}

/** An empty data folder and an empty database for each test, and the processes that it starts on them. */
export function emptyInstallation(): Installation {
  let folder: string;
  let database: TestDatabase;
  const processes: ServerProcess[] = [];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'archway-process-'));
    database = await testDatabase();
  });
  afterEach(async () => {
    for (const started of processes.splice(0)) await started.end('SIGKILL');
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    async start(env = {}, entry) {
      const PORT = env['PORT'] ?? String(await freePort());
      const started = ServerProcess.start(
        { ARCHWAY_DATA: folder, DATABASE_URL: database.url ?? '', ...env, PORT },
        entry,
      );
      processes.push(started);
      return started;
    },
    async afterFirstStart() {
      await database.drop();
      database = await demoCopy(folder);
    },
  };
}

/** What an operator reads: a sentence, not a stack. */
export function expectMessage(output: string, ...parts: string[]): void {
  for (const part of parts) expect(output).toContain(part);
  expect(output).not.toMatch(/^\s+at /m);
}
