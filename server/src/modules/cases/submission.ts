import { type CaseStatus, caseStatus } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { type CaseKey, requireVersion } from './case-access.ts';
import { askForInspection } from './inspection/machine-inspection.ts';
import { checkEntrust, designCenterFor, passPracticeGate } from './practice-gate.ts';
import { takeAction } from './transitions.ts';

/**
 * Submits a case for inspection, or submits it again after its data was supplied. From then on the design
 * side sees it, and a lab case belongs to the lab that the practice is bound to now. What the doctor designs is put in
 * line for its inspection by the machine.
 */
export function submitCase(
  context: Pick<AppContext, 'db' | 'events' | 'jobs'>,
  caller: Caller,
  key: CaseKey,
): Promise<{ status: CaseStatus }> {
  return context.db.transaction(async (tx) => {
    const found = await requireVersion(tx, caller, key);
    const action = found.version.status === caseStatus.inspectionFailed ? 'resubmit' : 'submit';
    const status = await takeAction(context, tx, caller, key, action, {
      change: async ({ record, version }) => {
        const practice = await passPracticeGate(tx, caller, record.practiceId, { forPlatform: true });
        checkEntrust(practice, version.entrust);
        if (record.dataSource === 'api' && version.entrust === 0) throw new Refusal('selfDesignByApi');
        const chosen = version.designCenterId !== '0' && action === 'resubmit';
        const designCenterId = chosen ? version.designCenterId : designCenterFor(practice, version.entrust);
        return { version: { submitTime: new Date(), designCenterId }, record: { handedOver: true } };
      },
    });
    if (found.version.entrust === 0) await askForInspection(context, tx, key);
    return { status };
  });
}
