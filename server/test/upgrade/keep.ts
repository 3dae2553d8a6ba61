/** Keeps what a database of the present schema holds after a first start, for later versions to upgrade: `pnpm keep-data`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '../../src/config.ts';
import { serverModules } from '../../src/modules.ts';
import { migrationsFolder } from '../../src/paths.ts';
import { connectDatabase } from '../../src/infrastructure/database/database.ts';
import { startServer } from '../../src/server.ts';
import { type DataSet, dataSetFile, packDataSet, saveDataSet } from './data-set.ts';

/** Which server and which folder a database belongs to: the upgraded one belongs to others. */
const OWN = 'installation';

const folder = mkdtempSync(join(tmpdir(), 'archway-keep-'));
try {
  const config = loadConfig({ PORT: '0', ARCHWAY_DATA: folder, ARCHWAY_LOG: 'warn', ARCHWAY_JOBS: 'off' });
  await (await startServer(config, serverModules())).stop();
  const opened = await connectDatabase(config, pino({ level: 'warn' }));
  let saved: DataSet;
  try {
    const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
      entries: { tag: string }[];
    };
    const client = await opened.pool.connect();
    saved = await saveDataSet(client, journal.entries.at(-1)?.tag ?? '');
    client.release();
  } finally {
    await opened.close();
  }
  const tables = Object.fromEntries(Object.entries(saved.tables).filter(([name]) => name !== OWN));
  const packed = packDataSet({ ...saved, tables });
  const file = dataSetFile(saved.migration);
  writeFileSync(file, packed);
  process.stdout.write(`${file}: ${Object.keys(tables).length} tables, ${packed.length} bytes\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
