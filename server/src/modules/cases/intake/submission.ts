import { type CaseStatus, caseStatus } from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import { takeAction } from '../machine/transitions.ts';
import { type CaseKey, findVersion } from '../scope/access-repository.ts';

/**
 * Submits a case for inspection, or submits it again after its data was supplied. What follows from it, that the design
 * side sees it and who inspects it, are effects of the machine.
 */
export function submitCase(
  context: Pick<AppContext, 'db' | 'events' | 'jobs'>,
  caller: Caller,
  key: CaseKey,
): Promise<{ status: CaseStatus }> {
  return context.db.transaction(async (tx) => {
    // Whether the caller may see it is asked by the action, once; what nobody finds is refused there.
    const found = await findVersion(tx, key);
    const action = found?.version.status === caseStatus.inspectionFailed ? 'resubmit' : 'submit';
    return { status: await takeAction(context, tx, caller, key, action) };
  });
}
