import { THOROUGH } from '@archway/build/sampling';
import { endpoints } from '@archway/contracts';
import type pg from 'pg';
import { startTestServer } from '../harness.ts';
import { keptDataSets, tablesOf } from './data-set.ts';
import { databaseOf, kept, removeAll } from './filled-databases.ts';
import { type OldDatabase, emptyDatabase, migrationsUntil, readJournal } from './old-database.ts';
import { schemaOf } from './schema-of.ts';

const tags = readJournal().entries.map(({ tag }) => tag);
let ofNew: Promise<unknown> | null = null;
/** The schema of an installation that begins today. */
const newSchema = (): Promise<unknown> =>
  (ofNew ??= (async () => {
    const fresh = kept(await emptyDatabase());
    await fresh.migrate();
    return fresh.use(schemaOf);
  })());

const rowsIn = async (client: pg.ClientBase): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query<{ num: number }>(`select count(*)::int as num from "${table}"`);
    counts[table] = rows[0]?.num ?? 0;
  }
  return counts;
};

afterAll(removeAll);

test('data are kept of the present schema and of the one before', () => {
  expect(keptDataSets()).toEqual(expect.arrayContaining(tags.slice(-2)));
});

const sets = keptDataSets();
const onPostgres = process.env['ARCHWAY_TEST_DATABASE_URL'] !== undefined;
/** The first schema, the present one and the one before, and some between them. */
const everySo = (many: number): string[] => sets.filter((_set, at) => at % many === 0 || at >= sets.length - 2);
/** People work with these once they are up to date. */
const milestones = everySo(THOROUGH || onPostgres ? 8 : sets.length);
/**
 * On PostgreSQL, where installations live, every fourth schema is brought up to date, before a release every one; on the
 * embedded engine, where that takes twenty seconds each, the milestones. The migrations between two of them are the same.
 */
const upgraded = THOROUGH && onPostgres ? sets : onPostgres ? everySo(4) : milestones;

describe.each(upgraded)('a database of schema %s, with data', (migration) => {
  let old: OldDatabase;
  let before: Record<string, number>;

  beforeAll(async () => {
    old = await databaseOf(migration);
    before = await old.use(rowsIn);
  });

  it('gets the schema of a new one, and keeps its rows', async () => {
    await old.migrate();
    expect(await old.use(schemaOf)).toEqual(await newSchema());
    expect(before).toMatchObject({ cases: expect.any(Number) as number });
    expect(Object.values(before).reduce((sum, num) => sum + num)).toBeGreaterThan(1000);
    expect(await old.use(rowsIn)).toMatchObject(before);
  });

  if (!milestones.includes(migration)) return;

  it('is worked with: people log in, find their cases and open new ones', async () => {
    await old.rest();
    const server = await startTestServer({ again: old, keepData: true });
    try {
      const doctor = await server.login('democreator');
      const list = await doctor.call(endpoints.cases.page, { query: {} });
      expect(list.total).toBeGreaterThan(10);
      const [practice] = await doctor.call(endpoints.access.practices, {});
      const opened = await doctor.call(endpoints.cases.create, {
        body: {
          practiceId: practice?.practiceId ?? '',
          patientName: 'Ada',
          gender: '1',
          birthday: '1998-04-12',
          entrust: 0,
        },
      });
      const again = await doctor.call(endpoints.cases.page, { query: {} });
      expect([again.total, again.rows[0]?.caseId]).toEqual([list.total + 1, opened.caseId]);
    } finally {
      await server.stop();
    }
  });
});

describe('a numbered migration', () => {
  const last = tags.at(-1) ?? '';
  const next = (sql: string): string => migrationsUntil(last, { '9999_next': sql });

  it('moves data, once', async () => {
    const old = await databaseOf(last);
    const folder = next(
      `alter table cases add column shown text;
       update cases set shown = upper(patient_name);
       alter table cases alter column shown set not null`,
    );
    await old.migrate(folder);
    await old.migrate(folder);
    const shown = await old.use((client) =>
      client.query<{ num: number }>(`select count(*)::int as num from cases where shown = upper(patient_name)`),
    );
    expect(shown.rows[0]?.num).toBe((await old.use(rowsIn))['cases']);
    // The version that does not know it must not go on.
    await expect(old.migrate()).rejects.toThrow(/another version made it[\s\S]*Nothing was changed/);
  });

  it('that fails half-way leaves everything as it was, and says so', async () => {
    const old = await databaseOf(last);
    const [schema, rows] = [await old.use(schemaOf), await old.use(rowsIn)];
    const broken = next(
      `delete from cases; --> statement-breakpoint\nalter table cases add column shown text not null; --> statement-breakpoint\nselect no_such_column from cases`,
    );
    await expect(old.migrate(broken)).rejects.toThrow(/no_such_column[\s\S]*Nothing was changed/);
    expect(await old.use(schemaOf)).toEqual(schema);
    expect(await old.use(rowsIn)).toEqual(rows);
    await old.migrate();
  });
});
