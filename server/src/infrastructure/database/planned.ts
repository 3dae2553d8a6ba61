import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Querier } from './database.ts';

/** Every connection keeps the plans of its statements; texts beyond these run as any other statement. */
const MOST_TEXTS = 100;

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Runs a statement whose text comes back with nearly every call, so that each connection parses and plans it once: for
 * statements of this size planning costs more than running. Not for those whose best plan hangs on the values, such as
 * a search. The name is made of the text, so that equal names mean equal statements in every process.
 */
export async function executePlanned<Row extends QueryResultRow>(
  db: Querier,
  statement: SQL,
): Promise<QueryResult<Row>> {
  const query = dialect.sqlToQuery(statement);
  const prepared = db._.session.prepareQuery<{ execute: QueryResult<Row>; all: never; values: never }>(
    query,
    undefined,
    nameOf(query.sql),
    false,
  );
  return prepared.execute();
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_TEXTS) return known;
  const name = `planned_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}
