import { type CaseDoubt, hasDuty } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { type CaseKey, isEditable, lockVersion } from '../scope/case-access.ts';
import { tellCaseChanged } from '../record/case-events.ts';
import { recordAction } from '../record/records.ts';
import { deleteAnswer, insertAnswer } from './answer-repository.ts';
import { doubtsOf } from './case-doubts.ts';

/**
 * Keeps that something doubtful is right as it is, with who said so and when, or takes that back.
 * @throws Refusal recordNotFound; caseNotEditable; caseChanged when the files have changed since the reader was asked
 */
export function answerDoubt(
  context: Pick<AppContext, 'db' | 'events'>,
  caller: Caller,
  { caseId, version, key: name, right }: CaseKey & { readonly key: string; readonly right: boolean },
): Promise<CaseDoubt> {
  const key: CaseKey = { caseId, version };
  return context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('caseNotEditable');
    const asked = (await doubtsOf(tx, key)).doubts.find((doubt) => doubt.key === name);
    if (!asked) throw new Refusal('caseChanged');
    if ((asked.answer !== null) === right) return asked;
    if (right) await insertAnswer(tx, key, name, caller.userId);
    else await deleteAnswer(tx, key, name);
    const { status } = found.version;
    const { reason, objects, values } = asked;
    await recordAction(tx, {
      ...key,
      action: right ? 'answerDoubt' : 'reopenDoubt',
      from: status,
      to: status,
      userId: caller.userId,
      roles: found.roles,
      asAdmin: hasDuty(found.roles, 'operate'),
      findings: [{ reason, objects, values }],
    });
    await tellCaseChanged(context, tx, key, { ...found.record, ...found.version });
    const answered = (await doubtsOf(tx, key)).doubts.find((doubt) => doubt.key === name);
    if (!answered) throw new Error('a doubt vanished while it was answered');
    return answered;
  });
}
