import { type AssistMachine, PLANS_SECTION, assistPath, shownName, casePath } from '@archway/contracts';
import type { Taken } from '../../../infrastructure/machine/adapter.ts';
import { notify } from '../../account/api.ts';
import { nameOfPractice, workersOfCenter } from '../../practices/api.ts';
import type { AssistContext } from './assist-adapter.ts';
import type { ActedAssist, AssistInput } from './assist-rules.ts';

/** Tells a design center that help is asked for, and whoever asked what came of it. */
export async function noticeOfAssist({
  context,
  tx,
  actor,
  subject: { found, plan },
  row: { action },
  after: { assist },
}: Taken<AssistMachine, AssistContext, ActedAssist, AssistInput>): Promise<void> {
  if (!assist || actor === 'system') return;
  const { record, version } = found;
  const of = { ptNo: record.ptNo ?? '', name: plan.name };
  if (action === 'ask') {
    const practice = await nameOfPractice(tx, record.practiceId);
    const people = assist.centerId === null ? [] : await workersOfCenter(tx, assist.centerId);
    const values = { ...of, practice, reason: assist.question ?? '' };
    await notify(context, tx, people, 'assistAsked', values, assistPath(assist.assistId));
    return;
  }
  if (action !== 'answer' && action !== 'decline') return;
  const type = action === 'decline' ? 'assistDeclined' : assist.verdict === 'fine' ? 'assistFine' : 'assistChange';
  const values = { ...of, patient: version.patientName, by: shownName(actor), reason: assist.answer ?? '' };
  const at = { caseId: version.caseId, version: version.version };
  await notify(context, tx, [assist.userId], type, values, casePath(at, PLANS_SECTION));
}
