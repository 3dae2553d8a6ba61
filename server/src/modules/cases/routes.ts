import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { conflictAsRefusal } from '../../infrastructure/database/conflicts.ts';
import { visitorOf } from '../access/api.ts';
import { caseGrants, letTeamInspect } from '../practices/api.ts';
import { auditView } from './audit/append.ts';
import { requireVersion } from './scope/case-access.ts';
import { detailOfCase, versionsOf } from './record/case-detail.ts';
import { countTabs, pageOfCases } from './list/case-list.ts';
import { sendCases } from './list/case-file.ts';
import { columnsFor } from './list/columns.ts';
import { doctorsForCase } from './intake/doctors.ts';
import { answerDoubt } from './doubts/answer-doubt.ts';
import { doubtsOf } from './doubts/case-doubts.ts';
import { isFocused, setFocus, setFocusOfAll } from './list/focus.ts';
import { inspectWaiting } from './inspection/ask-inspection.ts';
import { createCase, updateCase } from './intake/intake.ts';
import { progressOf } from './record/records.ts';
import { submitCase } from './intake/submission.ts';
import { takeAction } from './machine/transitions.ts';
import { doctorsForTransfer, transferCases } from './intake/transfer.ts';
import { treat } from './treatment/treatment.ts';
import { workOfTeam, workedCases } from './teamwork/team-work.ts';

/** A case number that somebody else took in the meantime. */
const CONFLICTS = { cases_pt_no: 'caseIdTaken' } as const;

export function caseRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { access, cases, doubts, teams } = endpoints;

  handle(cases.tableHead, async ({ query, user, lang }) => {
    const grants = await caseGrants(db, user);
    const practices = new Set(grants.map((grant) => grant.practiceId));
    const several = query.practiceId === undefined && (practices.size > 1 || practices.has(null));
    return columnsFor(lang, several ? 2 : 1, query.serviceType);
  });
  handle(cases.page, ({ query, user }) => pageOfCases(db, user, query));
  handle(cases.file, async ({ query, user, lang, request, reply }) => {
    await sendCases(db, { caller: user, visitor: visitorOf(request), lang }, query, reply);
    return null;
  });
  handle(cases.tabCounts, ({ query, user }) => countTabs(db, user, query));
  handle(cases.detail, async ({ params, user }) => {
    const detail = await detailOfCase(db, user, params);
    await auditView(db, user, params, 'detail');
    return detail;
  });
  handle(cases.versions, ({ query, user }) => versionsOf(db, user, query.caseId));
  handle(cases.progress, ({ query, user }) => progressOf(db, user, query.caseId));
  handle(cases.doctors, ({ query, user }) => doctorsForCase(db, user, query.practiceId));

  handle(cases.transferDoctors, ({ query, user }) => doctorsForTransfer(context, user, query.practiceId));
  handle(cases.transfer, ({ body, user, request, lang }) =>
    transferCases(context, { caller: user, visitor: visitorOf(request), lang }, body),
  );

  handle(cases.create, ({ body, user }) => conflictAsRefusal(CONFLICTS, createCase(context, user, body)));
  handle(cases.update, ({ params, body, user }) =>
    conflictAsRefusal(CONFLICTS, updateCase(context, user, params, body)),
  );
  handle(cases.submit, ({ body, user }) => submitCase(context, user, body));
  handle(cases.act, async ({ body: { action, reason, refused, ...key }, user }) => ({
    status: await db.transaction((tx) => takeAction(context, tx, user, key, action, { reason, refused })),
  }));
  handle(cases.treat, async ({ body: { action, ...key }, user }) => ({
    treatStatus: await treat(context, user, key, action),
  }));
  handle(doubts.list, async ({ query, user }) => {
    await requireVersion(db, user, query);
    return doubtsOf(db, query);
  });
  handle(doubts.answer, ({ body, user }) => answerDoubt(context, user, body));
  handle(access.selfInspection, async ({ body: { practiceId, byTeam }, user }) => {
    await letTeamInspect(db, user.userId, practiceId, byTeam);
    if (!byTeam) await inspectWaiting(context, db, practiceId);
    return null;
  });
  handle(teams.work, ({ query, user }) => workOfTeam(db, user, query));
  handle(teams.workedCases, ({ query, user }) => workedCases(db, user, query));
  handle(cases.focus, async ({ body, user }) => {
    await setFocus(db, user, body.caseId, body.focus);
    return null;
  });
  handle(cases.focusAll, ({ body, user, lang }) => setFocusOfAll(db, user, body, lang));
  handle(cases.isFocused, ({ query, user }) => isFocused(db, user, query.caseId));
}
