import { SQL } from 'drizzle-orm';
import type { OpenDatabase, Querier } from '../database/database.ts';

/** pg-boss expects one result, also for its scripts of several statements. */
export async function execute(
  database: OpenDatabase,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const result = values.length > 0 ? await database.pool.query(text, values) : await database.pool.query(text);
  return Array.isArray(result) ? (result[0] as { rows: unknown[] }) : result;
}

/** A finished query inside a transaction of drizzle, whose own way would number its parameters anew. */
class TextQuery extends SQL {
  constructor(
    private readonly text: string,
    private readonly values: unknown[],
  ) {
    super([]);
  }

  override toQuery(): { sql: string; params: unknown[] } {
    return { sql: this.text, params: this.values };
  }
}

export const executeIn = (querier: Querier, text: string, values: unknown[]): Promise<{ rows: unknown[] }> =>
  querier.execute(new TextQuery(text, values));
