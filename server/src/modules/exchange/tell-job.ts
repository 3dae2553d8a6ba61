import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import type { ArchiveJobRow } from './schema.ts';

/** Open pages of whoever began a job hear that it has gone on. @param tx of its end, as the last thing in it */
export const tellJob = (
  events: AppContext['events'],
  { jobId, userId }: Pick<ArchiveJobRow, 'jobId' | 'userId'>,
  tx?: Transaction,
): Promise<void> => events.publish('caseArchive.job', { jobId }, { users: [userId] }, tx ? { tx } : {});
