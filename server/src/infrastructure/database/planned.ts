import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Querier } from './database.ts';

/** Every connection keeps the plans of its statements; texts beyond these run as any other statement. */
const MOST_TEXTS = 100;

const dialect = new PgDialect();
const names = new Map<string, string>();

/** Values of rows, in the order in which the statement selects them. */
export type FoundRows = readonly (readonly unknown[])[];

interface HowToRun {
  /**
   * Each connection parses and plans the statement once: for a text that comes back with nearly every call, since for
   * statements of this size planning costs more than running. Not for those whose best plan hangs on the values, such
   * as a search. The name is made of the text, so that equal names mean equal statements in every process.
   */
  readonly planned: boolean;
}

/** Runs a statement of our own and makes of its rows what `read` says. */
export async function executeRead<Read>(
  db: Querier,
  statement: SQL,
  read: (found: FoundRows) => Read,
  { planned }: HowToRun,
): Promise<Read> {
  const query = dialect.sqlToQuery(statement);
  const name = planned ? nameOf(query.sql) : undefined;
  const prepared = db._.session.prepareQuery<{ execute: Read; all: never; values: never }>(
    query,
    undefined,
    name,
    true,
    (found) => read(found),
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
