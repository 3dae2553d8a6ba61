import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '@archway/build/copy-data';
import { ArchwayServer, freePort } from './server-process.ts';

/**
 * Seeds the demonstration data once; every worker then starts from a copy of that folder.
 * The bundled remotes are imported in the same step. A whole run has made the data for the server tests
 * already (`ARCHWAY_E2E_TEMPLATE`): they are taken from there.
 */
export default async function seedOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-e2e-seed-'));
  const template = process.env['ARCHWAY_E2E_TEMPLATE'];
  if (template) copyData(template, folder);
  // Every journey waits for it.
  const server = new ArchwayServer(await freePort(), folder, { ARCHWAY_COMPUTE_THREADS: '2' });
  await server.start();
  await server.stop();
  process.env['ARCHWAY_E2E_SEED'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
