import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** Null for the embedded engine. */
  readonly url: string | null;
  drop(): Promise<unknown>;
}

/** Any number that nothing else locks on a test's PostgreSQL. */
const MAKING_TEMPLATE = 4_207_700_901;

/** A database for one test file: an empty one on the PostgreSQL of `ARCHWAY_TEST_DATABASE_URL`, else the embedded engine. */
export async function testDatabase(template: string | null = null): Promise<TestDatabase> {
  const server = process.env['ARCHWAY_TEST_DATABASE_URL'];
  if (!server) return { url: null, drop: async () => {} };
  const name = `archway_test_${randomBytes(6).toString('hex')}`;
  await withClient(server, async (client) =>
    client.query(`create database ${name} ${template ? `template ${template} ${await strategy(client)}` : ''}`),
  );
  return { url: urlOf(server, name), drop: () => drop(server, name) };
}

/** To copy files is quicker than to write every page into the log, as PostgreSQL does it since there is a choice. */
async function strategy(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ can: boolean }>(
    `select current_setting('server_version_num')::int >= 150000 as can`,
  );
  return rows[0]?.can ? 'strategy file_copy' : '';
}

/**
 * The name of a database with everything that a first start makes, for `testDatabase` to copy; null on the embedded
 * engine. It is made once, whichever process comes first.
 * @param prefix of its name, for the sources as they are
 * @param usable whether a template that was made before can still be used
 * @param make fills an empty database; `name` is what it will be called
 */
export async function templateDatabase(
  prefix: string,
  usable: (name: string) => boolean,
  make: (url: string, name: string) => Promise<void>,
): Promise<string | null> {
  const server = process.env['ARCHWAY_TEST_DATABASE_URL'];
  if (!server) return null;
  return withClient(server, async (client) => {
    // Held until the connection ends.
    await client.query('select pg_advisory_lock($1)', [MAKING_TEMPLATE]);
    const known = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    const found = known.rows.find(({ name }) => usable(name));
    if (found) return found.name;
    const tail = randomBytes(4).toString('hex');
    const [name, draft] = [`${prefix}_${tail}`, `archway_draft_${tail}`];
    await client.query(`create database ${draft}`);
    try {
      await make(urlOf(server, draft), name);
    } catch (error) {
      await client.query(`drop database ${draft} with (force)`);
      throw error;
    }
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

const drop = (server: string, name: string): Promise<unknown> =>
  withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`));

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
