// Until the first release there is one migration, made anew from all schemas after every change of one.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const server = join(dirname(fileURLToPath(import.meta.url)), '..');
const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
// Made beside and moved into place, so that a schema that cannot be read leaves the old migration as it was.
const draft = `.migrations-${process.pid}`;
const run = spawnSync(process.execPath, [kit, 'generate', '--name=initial', '--config=drizzle.config.ts'], {
  cwd: server,
  stdio: 'inherit',
  env: { ...process.env, ARCHWAY_MIGRATIONS_OUT: draft },
});
try {
  const made = readdirSync(join(server, draft)).filter((name) => name.endsWith('.sql'));
  if (run.status !== 0 || made.length !== 1) throw new Error('no migration was made');
  rmSync(join(server, 'migrations'), { recursive: true, force: true });
  renameSync(join(server, draft), join(server, 'migrations'));
} catch (error) {
  console.error(`Nothing changed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  mkdirSync(join(server, draft), { recursive: true });
  rmSync(join(server, draft), { recursive: true, force: true });
}
