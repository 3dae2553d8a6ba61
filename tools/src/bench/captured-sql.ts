import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { connect } from '../../../server/src/infrastructure/modules/connect.ts';
import { serverModules } from '../../../server/src/modules.ts';
import { resolveCaller } from '../../../server/src/modules/access/api.ts';
import { pageOfCases } from '../../../server/src/modules/cases/api.ts';
import { listOrders } from '../../../server/src/modules/production/api.ts';
import { endpoints } from '@archway/contracts';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

type Caller = NonNullable<Awaited<ReturnType<typeof resolveCaller>>>;
type Database = Parameters<typeof pageOfCases>[0];

/** The statements that the server runs for an answer, from the token to the rows. */
async function statementsOf(
  pool: pg.Pool,
  token: string,
  answer: (db: Database, caller: Caller) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]): void => void statements.push({ text, values }) };
  connect(serverModules());
  const db = drizzle(pool, { logger });
  const caller = await resolveCaller(db, token, '127.0.0.1');
  if (!caller) throw new Error('The token of the benchmark is not known to the database');
  await answer(db, caller);
  // The sliding expiry of a session is written once a while, not with every request.
  return statements.filter(
    (statement) =>
      statement.text.trimStart().toLowerCase().startsWith('select') || statement.text.trimStart().startsWith('with'),
  );
}

/** Those of one page of the case list. */
export const statementsOfPage = (pool: pg.Pool, token: string, pageNum: number): Promise<Statement[]> =>
  statementsOf(pool, token, (db, caller) =>
    pageOfCases(db, caller, endpoints.cases.page.query.parse({ pageNum, pageSize: 20 })),
  );

/** Those of one page of the order list. */
export const statementsOfOrders = (pool: pg.Pool, token: string, pageNum: number): Promise<Statement[]> =>
  statementsOf(pool, token, (db, caller) =>
    listOrders(db, caller, endpoints.production.orders.query.parse({ pageNum, pageSize: 20 })),
  );
