import { type Assist, type AssistRow, offeredAssistActions } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { actionsOf } from '../../../infrastructure/machine/take-action.ts';
import { peopleById } from '../../access/api.ts';
import { holdersNamed, nameOfPractice } from '../../practices/api.ts';
import { documentRow } from '../document/repository.ts';
import { assistAdapter } from './assist-adapter.ts';
import type { ActedAssist } from './assist-rules.ts';

/** An assist audit as its reader sees it. */
export async function toAssist(db: Querier, acted: ActedAssist): Promise<Assist> {
  const { assist } = acted;
  if (!assist) throw new Error('there is no assist audit yet');
  const { userId, helperId, centerId } = assist;
  const people = await peopleById(db, [userId, ...(helperId ? [helperId] : [])]);
  const [center] = centerId === null ? [] : await holdersNamed(db, [{ kind: 'center', id: centerId }]);
  const actions = await actionsOf(assistAdapter, db, acted, offeredAssistActions);
  return {
    ...{ assistId: assist.assistId, planId: assist.planId, state: assist.state, question: assist.question },
    designCenterName: center?.name ?? '',
    askedBy: people.get(userId)?.name ?? '',
    askedAt: assist.askedAt.toISOString(),
    takenBy: (helperId && people.get(helperId)?.name) ?? null,
    takenAt: assist.takenAt?.toISOString() ?? null,
    ...{ verdict: assist.verdict, answer: assist.answer },
    answeredAt: assist.answeredAt?.toISOString() ?? null,
    outdated: (await documentRow(db, assist.planId))?.sha256 !== assist.documentHash,
    actions: actions.filter((action) => action !== 'ask'),
  };
}

/** The same for the design center: of the patient no more than the number of the case. */
export async function toAssistRow(db: Querier, acted: ActedAssist): Promise<AssistRow> {
  const { record } = acted.found;
  return {
    ...(await toAssist(db, acted)),
    ptNo: record.ptNo ?? '',
    practiceName: await nameOfPractice(db, record.practiceId),
    planName: acted.plan.name,
    planType: acted.plan.planType,
  };
}
