import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { visitorOf } from '../../access/api.ts';
import { createDesigner, designersOf, resetDesignerPassword, setDefaultDesigner, updateDesigner } from './designers.ts';
import { createTeam, joinTeam, leaveTeam, ownRoles, renewNumber, teamInfo, teamList, updateTeam } from './teams.ts';

export function teamRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { teams } = endpoints;

  handle(teams.list, ({ user }) => teamList(db, user.userId));
  handle(teams.members, ({ user, query }) => designersOf(db, user.userId, query.designTeamId));
  handle(teams.info, ({ user, query }) => teamInfo(db, user.userId, query.designTeamId));
  handle(teams.ownRoles, ({ user }) => ownRoles(db, user.userId));

  handle(teams.create, ({ user, body }) => createTeam(context, user, body));
  handle(teams.update, async ({ user, body: { designTeamId, ...change } }) => {
    await updateTeam(context, user, designTeamId, change);
    return null;
  });
  handle(teams.renewNumber, ({ user, body }) => renewNumber(context, user, body.designTeamId));
  handle(teams.join, ({ user, query }) => joinTeam(context, user, query.designTeamNo));
  handle(teams.leave, async ({ user, body }) => {
    await leaveTeam(context, user, body.designTeamId);
    return null;
  });

  handle(teams.createMember, ({ user, body, request }) => createDesigner(context, user, body, visitorOf(request)));
  handle(teams.updateMember, async ({ user, body: { designTeamId, userId, ...change }, request }) => {
    await updateDesigner(context, user, { designTeamId, userId }, change, visitorOf(request));
    return null;
  });
  handle(teams.setDefaultMember, async ({ user, body }) => {
    await setDefaultDesigner(context, user, body);
    return null;
  });
  handle(teams.resetPassword, async ({ user, body, request }) => {
    await resetDesignerPassword(context, user, body, visitorOf(request));
    return null;
  });
}
