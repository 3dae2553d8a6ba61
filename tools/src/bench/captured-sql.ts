import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { connect } from '../../../server/src/infrastructure/modules/connect.ts';
import { serverModules } from '../../../server/src/modules.ts';
import { resolveCaller } from '../../../server/src/modules/access/api.ts';
import { pageOfCases } from '../../../server/src/modules/cases/api.ts';
import { endpoints } from '@archway/contracts';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The statements that the server runs for one page of the case list, from the token to the rows. */
export async function statementsOfPage(pool: pg.Pool, token: string, pageNum: number): Promise<Statement[]> {
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]): void => void statements.push({ text, values }) };
  connect(serverModules());
  const db = drizzle(pool, { logger });
  const caller = await resolveCaller(db, token, '127.0.0.1');
  if (!caller) throw new Error('The token of the benchmark is not known to the database');
  await pageOfCases(db, caller, endpoints.cases.page.query.parse({ pageNum, pageSize: 20 }));
  // The sliding expiry of a session is written once a while, not with every request.
  return statements.filter(
    (statement) =>
      statement.text.trimStart().toLowerCase().startsWith('select') || statement.text.trimStart().startsWith('with'),
  );
}
