import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** Null for the embedded engine. */
  readonly url: string | null;
  drop(): Promise<void>;
}

/** A database for one test file: an empty one on the PostgreSQL of `ARCHWAY_TEST_DATABASE_URL`, else the embedded engine. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env['ARCHWAY_TEST_DATABASE_URL'];
  if (!server) return { url: null, drop: async () => {} };
  const name = `archway_test_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(server, `drop database if exists ${name} with (force)`) };
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
