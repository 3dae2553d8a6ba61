// Makes the next numbered migration of what changed in the schemas since the last one: `pnpm generate <what_changes>`.
// Landed migrations are frozen: `migrations/frozen.json` keeps the hash of each, and a test compares.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeze } from './frozen.mjs';

const server = join(dirname(fileURLToPath(import.meta.url)), '..');
const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
const name = process.argv[2];
const migrations = join(server, 'migrations');
// Made beside and moved into place, so that a schema that cannot be read leaves the migrations as they were.
const draft = `.migrations-${process.pid}`;
const scripts = (folder) => readdirSync(folder).filter((file) => file.endsWith('.sql'));

try {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? '')) {
    throw new Error('say what changes, as in `pnpm generate add_orders_note`');
  }
  cpSync(migrations, join(server, draft), { recursive: true });
  const run = spawnSync(process.execPath, [kit, 'generate', `--name=${name}`, '--config=drizzle.config.ts'], {
    cwd: server,
    stdio: 'inherit',
    env: { ...process.env, ARCHWAY_MIGRATIONS_OUT: draft },
  });
  const before = scripts(migrations);
  const made = scripts(join(server, draft)).filter((file) => !before.includes(file));
  if (run.status !== 0 || made.length !== 1) throw new Error('no migration was made');
  const [file] = made;
  freeze(join(server, draft), file.replace(/\.sql$/, ''));
  rmSync(migrations, { recursive: true, force: true });
  renameSync(join(server, draft), migrations);
  console.log(
    `\n${file} is the next migration. Where data has to move, edit it and run \`pnpm freeze\`;` +
      '\nthen `pnpm keep-data` keeps what a database of this schema holds, for the next one to upgrade.',
  );
} catch (error) {
  console.error(`Nothing changed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  mkdirSync(join(server, draft), { recursive: true });
  rmSync(join(server, draft), { recursive: true, force: true });
}
