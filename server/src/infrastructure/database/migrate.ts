import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../../paths.ts';
import { StartupError } from '../../startup-error.ts';

/** Any number, as long as every server takes the same. */
const MIGRATION_LOCK = 4_207_700_001;

/** Brings the schema up to date. Servers that start together wait for the one that migrates. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await assertKnown(client, readMigrationFiles({ migrationsFolder }));
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** A database that knows a migration which we do not was made by another version; going on would corrupt it. */
async function assertKnown(client: pg.PoolClient, files: MigrationMeta[]): Promise<void> {
  const table = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!table.rows[0]?.found) return;
  const applied = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const known = new Set(files.map((file) => file.hash));
  if (applied.rows.every((row) => known.has(row.hash))) return;
  throw new StartupError(
    'The database was made by another version of Archway, whose schema this one does not know.\n' +
      'Start the version that made it, or begin with an empty database (another ARCHWAY_DATA folder or DATABASE_URL).',
  );
}
