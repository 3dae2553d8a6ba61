import { type CaseStorage, type Page, type StoredKind, storedKinds } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { type PageQuery, selectPage } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import type { StoredTable } from './stored-table.ts';
import { cases } from '../schema.ts';
import { type ScopeGroup, scopeSql } from '../scope/scope-sql.ts';

export type StoredTables = Readonly<Record<StoredKind, readonly StoredTable[]>>;

/** The same question for every kind. */
export const perKind = <T>(of: (kind: StoredKind) => T): Record<StoredKind, T> =>
  Object.fromEntries(storedKinds.map((kind) => [kind, of(kind)])) as Record<StoredKind, T>;

/** What was made of a file goes with it, and is no file of its own; an object that several rows name is one file. */
const filesIn = ({ table, made, size = 'size', object }: StoredTable): SQL => {
  const own = sql`f.${sql.identifier(size)}`;
  const bytes = made ? sql`${own} + coalesce(f.${sql.identifier(made)}, 0)` : own;
  const once = object ? sql`distinct on (f.${sql.identifier(object)})` : sql``;
  return sql`(select ${once} ${bytes} as bytes from ${table} f where f.pt_id = c.pt_id)`;
};

const ofCase = (tables: readonly StoredTable[]): SQL =>
  sql`(select coalesce(sum(bytes), 0)::bigint as bytes, count(*)::int as files
    from (${sql.join(tables.map(filesIn), sql` union all `)}) every)`;

/** The cases of these groups with bytes and files of each kind, as `k.models_bytes`, `k.models_files` and so on. */
const weighed = (tables: StoredTables, groups: readonly ScopeGroup[]): SQL => sql`cases c
  ${sql.join(
    storedKinds.map((kind) => sql`cross join lateral ${ofCase(tables[kind])} ${sql.raw(kind)}`),
    sql` `,
  )}
  where ${scopeSql(groups)} and ${sql.raw(storedKinds.map((kind) => `${kind}.files`).join(' + '))} > 0`;

const bytesOf = (kind: StoredKind): SQL => sql.raw(`${kind}.bytes`);
const TOTAL = sql.raw(storedKinds.map((kind) => `${kind}.bytes`).join(' + '));

const row = selection({
  ...columnsOf(cases, 'c', 'caseId', 'version', 'ptNo', 'patientName'),
  ...perKind((kind) => computed<string>(bytesOf(kind))),
  sum: computed<string>(TOTAL),
});

/** Cases by what their files take up, the largest first. */
export async function pageOfStorage(
  db: Querier,
  tables: StoredTables,
  groups: readonly ScopeGroup[],
  page: PageQuery,
): Promise<Page<CaseStorage>> {
  const order = sql`order by ${TOTAL} desc, c.pt_id`;
  const { rows, total } = await selectPage(db, { row, page, from: weighed(tables, groups), order });
  return {
    total,
    rows: rows.map((found) => {
      const { caseId, version, ptNo, patientName, sum } = found;
      const bytes = perKind((kind) => Number(found[kind]));
      return { caseId, version, ptNo, patientName, bytes, total: Number(sum) };
    }),
  };
}

/** The same in all. */
export async function totalsOfStorage(db: Querier, tables: StoredTables, groups: readonly ScopeGroup[]) {
  const sums = storedKinds.map((kind) => `sum(${kind}.bytes) as ${kind}_bytes, sum(${kind}.files) as ${kind}_files`);
  const { rows } = await db.execute<Record<string, string | null>>(
    sql`select count(*) as cases, ${sql.raw(sums.join(', '))} from ${weighed(tables, groups)}`,
  );
  const of = (name: string): number => Number(rows[0]?.[name] ?? 0);
  const kinds = perKind((kind) => ({ bytes: of(`${kind}_bytes`), files: of(`${kind}_files`) }));
  return { kinds, cases: of('cases') };
}
