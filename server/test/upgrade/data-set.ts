import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';

/** What a database held while some migration was the last one. */
export interface DataSet {
  /** Tag of that migration, such as `0000_initial`. */
  readonly migration: string;
  /** Rows of each table, as the database writes them in JSON: numbers of 64 bits stay whole as text. */
  readonly tables: Readonly<Record<string, string>>;
  /** The last value that each sequence gave out. */
  readonly sequences: Readonly<Record<string, string>>;
}

const folder = fileURLToPath(new URL('data', import.meta.url));

/** Tags of the migrations whose data are kept, oldest first. */
export const keptDataSets = (): string[] =>
  readdirSync(folder)
    .map((file) => file.replace(/\.json\.gz$/, ''))
    .sort();

export const dataSetFile = (migration: string): string => join(folder, `${migration}.json.gz`);

export const readDataSet = (migration: string): DataSet =>
  JSON.parse(gunzipSync(readFileSync(dataSetFile(migration))).toString('utf8')) as DataSet;

export const packDataSet = (set: DataSet): Buffer => gzipSync(JSON.stringify(set), { level: 9 });

/** Names of the product's tables. Queues and the list of migrations lie in schemas of their own. */
export async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Reads all that a database holds. */
export async function saveDataSet(client: pg.ClientBase, migration: string): Promise<DataSet> {
  const tables: Record<string, string> = {};
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ all: string | null }>(
      `select json_agg(t)::text as "all" from ${client.escapeIdentifier(table)} t`,
    );
    if (rows[0]?.all) tables[table] = rows[0].all;
  }
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return { migration, tables, sequences: Object.fromEntries(rows.map(({ name, last }) => [name, last])) };
}

/** Puts rows back into a database that has the tables of the time. References are not looked at while it fills. */
export async function loadDataSet(client: pg.ClientBase, { tables, sequences }: DataSet): Promise<void> {
  await client.query('begin');
  await client.query(`set local session_replication_role = 'replica'`);
  for (const [table, rows] of Object.entries(tables)) {
    const name = client.escapeIdentifier(table);
    // What a migration put there is among the rows.
    await client.query(`delete from ${name}`);
    const columns = (await writableColumns(client, table)).map((column) => client.escapeIdentifier(column)).join(', ');
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [rows],
    );
  }
  for (const [sequence, last] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2::bigint)', [client.escapeIdentifier(sequence), last]);
  }
  await client.query('commit');
}

/** Columns of a table that are not computed from others. */
async function writableColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}
