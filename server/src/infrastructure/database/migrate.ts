import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../../paths.ts';
import { StartupError } from '../../startup-error.ts';

/** Any number, as long as every server takes the same. */
const MIGRATION_LOCK = 4_207_700_001;

/**
 * Brings the schema up to date, in one transaction: a migration that fails leaves everything as it was. Servers that
 * start together wait for the one that migrates.
 * @param folder with the numbered migrations; those that landed never change again
 * @throws StartupError when the database knows a migration that this version does not, or one fails
 */
export async function migrateDatabase(pool: pg.Pool, folder: string = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await assertKnown(client, readMigrationFiles({ migrationsFolder: folder }));
      await applyMissing(client, folder);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function applyMissing(client: pg.PoolClient, folder: string): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    // What the connection lacks is told by whoever knows the engine.
    if (!('severity' in cause)) throw error;
    throw new StartupError(
      `The database could not be brought to the schema of this version: ${cause.message}.\n` +
        'Nothing was changed: the version that worked with it can be started again.',
    );
  }
}

/** A database that knows a migration which we do not was made by another version; going on would corrupt it. */
async function assertKnown(client: pg.PoolClient, files: MigrationMeta[]): Promise<void> {
  const table = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!table.rows[0]?.found) return;
  const applied = await client.query<{ hash: string; made: string }>(
    'select hash, created_at::text as made from drizzle.__drizzle_migrations order by created_at desc',
  );
  const known = new Set(files.map((file) => file.hash));
  const foreign = applied.rows.find((row) => !known.has(row.hash));
  if (!foreign) return;
  const day = new Date(Number(foreign.made)).toISOString().slice(0, 10);
  throw new StartupError(
    `The database has a schema of ${day} that this version of Archway does not know: another version made it.\n` +
      'Start that version, or a newer one. Nothing was changed. ARCHWAY_DATA or DATABASE_URL says which database it is.',
  );
}
