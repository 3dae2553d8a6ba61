import type { Lang } from '@archway/contracts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { answerCsv } from '../../../infrastructure/lists/csv-answer.ts';
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

/** Answers with all cases of a filter as a file, in the reader's language. That it was taken stands in the security log. */
export async function sendCases(
  db: Database,
  { caller, visitor, lang }: Taking,
  filter: ListAsked,
  reply: FastifyReply,
): Promise<void> {
  await recordSecurityEvent(db, { type: 'casesExported', userId: caller.userId, visitor });
  const columns = fileColumns(filter.serviceType);
  const side = lang === 'zh-CN' ? 'zh' : 'en';
  answerCsv(
    reply,
    { fileName: `archway-cases-${today()}.csv`, columns, side, zone: filter.utcOffset },
    batchesOfCases(db, caller, filter),
  );
}
