import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { letTeamInspect } from '../practices/service.ts';
import { caseGrants } from '../practices/visibility.ts';
import { requireVersion } from './case-access.ts';
import { detailOfCase, versionsOf } from './case-detail.ts';
import { countTabs, pageOfCases } from './case-list.ts';
import { columnsFor } from './columns.ts';
import { conflictAsRefusal } from './conflicts.ts';
import { doctorsForCase } from './doctors.ts';
import { answerDoubt } from './doubts/answer-doubt.ts';
import { doubtsOf } from './doubts/case-doubts.ts';
import { setFocus } from './focus.ts';
import { inspectWaiting } from './inspection/machine-inspection.ts';
import { createCase, updateCase } from './intake.ts';
import { labelsInUse } from './labels.ts';
import { progressOf } from './records.ts';
import { submitCase } from './submission.ts';
import { takeAction } from './transitions.ts';

export function caseRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { access, cases, doubts } = endpoints;

  handle(cases.tableHead, async ({ query, user, lang }) => {
    const grants = await caseGrants(db, user);
    const practices = new Set(grants.map((grant) => grant.practiceId));
    const several = query.outpatientId === undefined && (practices.size > 1 || practices.has(null));
    return columnsFor(lang, several ? 2 : 1, query.serviceType === 0);
  });
  handle(cases.page, ({ query, user }) => pageOfCases(db, user, query));
  handle(cases.tabCounts, ({ query, user }) => countTabs(db, user, query));
  handle(cases.labels, ({ user }) => labelsInUse(db, user));
  handle(cases.detail, ({ params, user }) => detailOfCase(db, user, params));
  handle(cases.versions, ({ query, user }) => versionsOf(db, user, query.ptId));
  handle(cases.progress, ({ query, user }) => progressOf(db, user, query.ptId));
  handle(cases.doctors, ({ query, user }) => doctorsForCase(db, user, query.outpatientId));

  handle(cases.create, ({ body, user }) => conflictAsRefusal(createCase(context, user, body)));
  handle(cases.update, ({ params, body, user }) => conflictAsRefusal(updateCase(context, user, params, body)));
  handle(cases.submit, ({ body, user }) => submitCase(context, user, body));
  handle(cases.act, async ({ body: { action, reason, ...key }, user }) => ({
    status: await db.transaction((tx) => takeAction(context, tx, user, key, action, { reason })),
  }));
  handle(doubts.list, async ({ query, user }) => {
    await requireVersion(db, user, query);
    return doubtsOf(db, query);
  });
  handle(doubts.answer, ({ body, user }) => answerDoubt(context, user, body));
  handle(access.selfInspection, async ({ body: { outpatientId, byTeam }, user }) => {
    await letTeamInspect(db, user.userId, outpatientId, byTeam);
    if (!byTeam) await inspectWaiting(context, db, outpatientId);
    return null;
  });
  handle(cases.focus, async ({ body, user }) => {
    await setFocus(db, user, body.ptId, body.focus);
    return null;
  });
}
