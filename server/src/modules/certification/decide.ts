import { type CertificationDetail, type Received, type certificationEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { recordSecurityEvent, type visitorOf } from '../access/api.ts';
import { notify } from '../account/api.ts';
import { certificationAdapter } from './certification-adapter.ts';
import { credentialsOf, lockPart } from './certification-repository.ts';
import { detailOf } from './queue.ts';
import type { CertificationRecord } from './schema.ts';

type Decision = Received<typeof certificationEndpoints.decide>['body'];

/** Where somebody sees their own credentials. */
const CREDENTIALS_PATH = '/credentials';

/**
 * Certifies the named parts, and returns those in which something is wrong; the person hears of it once.
 * @throws Refusal recordNotFound; certificationDecided for a part that stands elsewhere by now; credentialsUnmarked for a
 *   return that does not say of what; reasonRequired
 */
export async function decideCertification(
  context: Pick<AppContext, 'db' | 'events' | 'jobs'>,
  operator: Caller,
  { userId, parts, wrong, reason }: Decision,
  visitor: ReturnType<typeof visitorOf>,
): Promise<CertificationDetail> {
  return context.db.transaction(async (tx) => {
    const records: CertificationRecord[] = [];
    // In one order, so that two operators wait for each other instead of each holding what the other needs.
    for (const { certificationId, submission } of parts.toSorted(byId)) {
      const record = await lockPart(tx, certificationId);
      if (record?.userId !== userId) throw new Refusal('recordNotFound');
      if (record.submission !== submission) throw new Refusal('certificationDecided');
      records.push(record);
    }
    const given = await credentialsOf(
      tx,
      records.map(({ id }) => id),
    );
    const unknown = wrong.some(({ credentialId }) => !given.some(({ id }) => id === credentialId));
    if (unknown || (reason && wrong.length === 0)) throw new Refusal('credentialsUnmarked');

    for (const { id } of records) {
      const marked = new Map(
        wrong
          .filter(({ credentialId }) => given.some((row) => row.id === credentialId && row.certificationId === id))
          .map(({ credentialId, reason: why }) => [credentialId, why || null]),
      );
      const work = { context, tx, actor: operator };
      const action = marked.size > 0 ? 'refuse' : 'certify';
      await takeAction(certificationAdapter, work, id, action, { reason, wrong: marked });
    }
    const returned = wrong.length > 0;
    const event = { userId, actorId: operator.userId, visitor };
    await recordSecurityEvent(tx, { type: returned ? 'certificationRefused' : 'certified', ...event });
    const detail = await detailOf(tx, userId, operator);
    const type = returned ? 'certificationReturned' : 'certified';
    await notify(context, tx, [userId], type, { reason: reason ?? '' }, CREDENTIALS_PATH);
    return detail;
  });
}

const byId = (one: { readonly certificationId: string }, other: { readonly certificationId: string }): number =>
  Number(one.certificationId) - Number(other.certificationId);
