import type { NoticeType, ProcessAction } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { administrators } from '../access/api.ts';
import { notify } from '../account/api.ts';
import { peopleOnSide } from '../practices/api.ts';
import type { ProcessRecord } from './order-repository.ts';

/** Tells the people of its practice that an order changed; the last thing in its transaction. */
export async function tellProcessChanged(
  { events }: Pick<AppContext, 'events'>,
  db: Querier,
  { processId, practiceId, createdBy }: Pick<ProcessRecord, 'processId' | 'practiceId' | 'createdBy'>,
): Promise<void> {
  const users = [...new Set([createdBy, ...(await peopleOnSide(db, practiceId, 'practice'))])];
  await events.publish('process.changed', { processId }, { users }, { tx: db });
}

/** Where an order is looked at. */
const orderPath = (processId: string): string => `/retainer-detail?id=${processId}`;

const ended: Readonly<Partial<Record<ProcessAction, NoticeType>>> = { finish: 'processMade', fail: 'processFailed' };

/** Tells whoever has ordered how a run has ended, as long as they belong to the practice or run the platform. */
export async function noticeOfRun(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  action: ProcessAction,
  { processId, practiceId, createdBy, name, orderNo }: ProcessRecord,
): Promise<void> {
  const type = ended[action];
  if (!type) return;
  const people = [...(await peopleOnSide(tx, practiceId, 'practice')), ...(await administrators(tx))];
  if (!people.includes(createdBy)) return;
  await notify(context, tx, [createdBy], type, { name, orderNo }, orderPath(processId));
}
