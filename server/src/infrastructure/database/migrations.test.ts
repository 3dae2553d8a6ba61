import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readJournal } from '../../../test/upgrade/old-database.ts';
import { migrationsFolder, serverFolder } from '../../paths.ts';

const tags = readJournal().entries.map(({ tag }) => tag);

test('migrations that landed never change again', () => {
  const frozen = JSON.parse(readFileSync(join(migrationsFolder, 'frozen.json'), 'utf8')) as Record<string, string>;
  const present = tags.map((tag) => {
    const sql = readFileSync(join(migrationsFolder, `${tag}.sql`));
    return [tag, createHash('sha256').update(sql).digest('hex')];
  });
  expect(Object.fromEntries(present)).toEqual(frozen);
  expect(frozen['0000_initial']).toBe('fedb28b91df7710d24a9d2a6d38ed4ed59ed071309b01f115c6ce1c2a4fbfba1');
});

test('each is newer than the one before: the database skips what looks older than what it has', () => {
  const { entries } = readJournal();
  expect(entries.map(({ idx }) => idx)).toEqual(tags.map((_, index) => index));
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

test('they say all that the schemas say', () => {
  const draft = `.migrations-test-${process.pid}`;
  const kit = join(dirname(createRequire(__filename).resolve('drizzle-kit')), 'bin.cjs');
  const copy = join(serverFolder, draft);
  try {
    cpSync(migrationsFolder, copy, { recursive: true });
    const run = spawnSync(process.execPath, [kit, 'generate', '--name=forgotten', '--config=drizzle.config.ts'], {
      cwd: serverFolder,
      encoding: 'utf8',
      env: { ...process.env, ARCHWAY_MIGRATIONS_OUT: draft },
    });
    expect(run.stderr + run.stdout).toMatch(/No schema changes/);
    expect(readdirSync(copy).filter((file) => file.endsWith('.sql'))).toEqual(tags.map((tag) => `${tag}.sql`));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
