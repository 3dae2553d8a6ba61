import { randomUUID } from 'node:crypto';
import { caseStatus } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { hasExternalService } from '../../account/api.ts';
import { type CaseFollower, versionsOfCases } from '../../cases/api.ts';
import { practiceById } from '../../practices/api.ts';
import { insertSending } from './sending-repository.ts';

export const SENDING_QUEUE = 'case-sending';
export interface SendingWork {
  readonly sendingId: string;
}

/** A case whose plan was confirmed goes to the external service, once the transaction that confirms has committed. */
export const sendConfirmed: CaseFollower = async ({ jobs }, tx, { caseId, version, practiceId, from, to }) => {
  if (to !== caseStatus.planConfirmed || from === to) return;
  const found = (await versionsOfCases(tx, [caseId])).find((each) => each.version.version === version);
  const userId = found && (await whoseService(tx, found.version.doctorId, practiceId));
  if (!userId) return;
  const confirmedTime = found.version.statusTime;
  const sendingId = await insertSending(tx, { userId, caseId, version, confirmedTime, eventId: randomUUID() });
  if (sendingId) await jobs.send<SendingWork>(SENDING_QUEUE, { sendingId }, { tx });
};

/** The doctor of the case, or the creator of the practice where the doctor has no service; null for neither. */
async function whoseService(tx: Querier, doctorId: string, practiceId: string): Promise<string | null> {
  if (await hasExternalService(tx, doctorId)) return doctorId;
  const ownerId = (await practiceById(tx, practiceId))?.ownerId;
  return ownerId && (await hasExternalService(tx, ownerId)) ? ownerId : null;
}
