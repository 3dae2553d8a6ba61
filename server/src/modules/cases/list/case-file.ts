import { Readable } from 'node:stream';
import type { Lang } from '@archway/contracts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../infrastructure/lists/csv.ts';
import { type Visitor, recordSecurityEvent } from '../../access/api.ts';
import { today } from '../record/age.ts';
import { type ListAsked, batchesOfCases } from './case-list.ts';
import { fileColumns } from './file-columns.ts';

/** Who takes the list with them, from where. */
export interface Taking {
  readonly caller: Caller;
  readonly visitor: Visitor;
  readonly lang: Lang;
}

/**
 * Answers with all cases of a filter as a file, in the language of the reader, while they are read: of any length. That
 * it was taken stands in the security log.
 */
export async function sendCases(
  db: Database,
  { caller, visitor, lang }: Taking,
  filter: ListAsked,
  reply: FastifyReply,
): Promise<void> {
  const side = lang === 'zh-CN' ? 'zh' : 'en';
  const columns = fileColumns(filter.serviceType);
  await recordSecurityEvent(db, { type: 'casesExported', userId: caller.userId, visitor });
  const lines = async function* (): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(columns.map((column) => column[side]));
    for await (const rows of batchesOfCases(db, caller, filter))
      yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row, side, filter.utcOffset)))).join('');
  };
  void reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="archway-cases-${today()}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines()));
}
