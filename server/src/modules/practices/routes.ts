import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { visitorOf } from '../access/api.ts';
import { assistantRoutes } from './assistants/assistant-routes.ts';
import { centerRoutes } from './centers/center-routes.ts';
import { answerApplication, applyToJoin, joinRequests, ownApplications, searchPractices } from './joining/joining.ts';
import { memberList, noteMember, setDefaultPractice, setMemberStatus } from './members/members.ts';
import { creatorData, personalData } from './personal-data.ts';
import { createPractice, profileOf, updatePractice } from './profile/profile.ts';
import { registryRoutes } from './registry/routes.ts';
import { listPractices } from './service.ts';
import { teamRoutes } from './teams/team-routes.ts';

export function practiceRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { access, practices } = endpoints;

  handle(access.personalData, ({ user, query }) => personalData(db, user, query.practiceId));
  handle(access.creatorPersonalData, ({ user, query }) => creatorData(db, user, query.practiceId));
  handle(access.practices, ({ user }) => listPractices(db, user.userId));

  handle(practices.create, ({ user, body }) => createPractice(db, user, body));
  handle(practices.update, async ({ user, body }) => {
    await updatePractice(db, user, body);
    return null;
  });
  handle(practices.profile, ({ user, query }) => profileOf(db, user, query.practiceId));

  handle(practices.search, ({ body }) => searchPractices(db, body.keyword));
  handle(practices.applyJoin, ({ user, body }) => applyToJoin(context, user, body.number));
  handle(practices.cancelApplyJoin, async ({ user, body }) => {
    await answerApplication(context, user, body.applyId, 'revoke');
    return null;
  });
  handle(practices.auditApplyJoin, async ({ user, body: { applyId, pass, reason } }) => {
    await answerApplication(context, user, applyId, pass ? 'approve' : 'reject', pass ? null : reason);
    return null;
  });
  handle(practices.joinRequests, ({ user }) => joinRequests(db, user.userId));
  handle(practices.ownApplications, ({ user }) => ownApplications(db, user.userId));

  handle(practices.members, ({ user, query }) => memberList(db, user, query.practiceId));
  handle(practices.memberAvailable, async ({ user, body: { practiceId, ...member }, request }) => {
    await setMemberStatus(context, user, practiceId, member, visitorOf(request));
    return null;
  });
  handle(practices.updateMember, async ({ user, body: { practiceId, userId, ...notes } }) => {
    await noteMember(context, user, practiceId, userId, notes);
    return null;
  });
  handle(practices.setDefault, async ({ user, body }) => {
    await setDefaultPractice(db, user, body.practiceId);
    return null;
  });
  assistantRoutes(context, handle);
  teamRoutes(context, handle);
  centerRoutes(context, handle);
  registryRoutes(context, handle);
}
