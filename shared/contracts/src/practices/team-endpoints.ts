import { z } from 'zod';
import { encryptedPassword } from '../access/entities.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, nothing, page, pageQuery } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { valueSchema } from '../wire/values.ts';
import { designWorkKinds, workSpans } from './design-work.ts';
import { memberStatusSchema } from './entities.ts';
import { designTeam, designer, designerRole, teamRoleSchema, teamWork, workedCase } from './team-entities.ts';
import { designerRules, teamMemberRules, teamRules } from './team-rules.ts';

const givenRoles = z.array(teamRoleSchema).max(10);

/** A member of a team. */
const memberKey = { designTeamId: id, userId: id };

/** The number of a team as a link carries it; what can be none is answered as one that there is not. */
const teamNumber = z.string().trim().min(1).max(30);

/** Minutes that the reader's clock is ahead of UTC. */
const zone = z.coerce.number().int().min(-840).max(840).default(0);

/** The design teams of practices: made by their creators, joined by a link, and what they work. */
export const teamsEndpoints = {
  list: endpoint({
    id: 'teams.list',
    method: 'GET',
    path: '/doctor/designTeam/list',
    summary: 'Design teams of practices that the caller created, and those that the caller belongs to.',
    access: ['account:view'],
    data: z.array(designTeam),
  }),
  members: endpoint({
    id: 'teams.members',
    method: 'GET',
    path: '/doctor/designTeam/listMember',
    summary:
      'Designers of one team, or of all teams of the caller; those who wait for a role, and how people are reached, for its creator alone.',
    access: ['account:view'],
    query: z.strictObject({ designTeamId: id.optional() }),
    data: z.array(designer),
    errors: ['recordNotFound'],
  }),
  info: endpoint({
    id: 'teams.info',
    method: 'GET',
    path: '/doctor/designTeam/info',
    summary: 'One team; without an id the first that the caller belongs to, else the first that the caller manages.',
    access: ['account:view'],
    query: z.strictObject({ designTeamId: id.optional() }),
    data: designTeam.nullable(),
    errors: ['recordNotFound'],
  }),
  create: endpoint({
    id: 'teams.create',
    method: 'POST',
    path: '/doctor/designTeam',
    summary: 'Makes a design team of a practice, which may have its cases designed by it from now on.',
    access: ['account:manage'],
    body: z.strictObject({ practiceId: id, teamName: fieldSchema(teamRules.teamName) }),
    data: z.object({ designTeamId: id, designTeamNo: z.string() }),
    errors: ['recordNotFound', 'notPracticeOwner', 'teamNameTaken', 'teamLimit'],
    rateLimit: 20,
  }),
  update: endpoint({
    id: 'teams.update',
    method: 'PUT',
    path: '/doctor/designTeam',
    summary: 'Renames, disables or enables a team; fields that are absent stay.',
    access: ['account:manage'],
    body: z.strictObject({
      designTeamId: id,
      teamName: fieldSchema(teamRules.teamName).optional(),
      status: memberStatusSchema.optional(),
    }),
    data: nothing,
    errors: ['recordNotFound', 'notPracticeOwner', 'teamNameTaken'],
  }),
  renewNumber: endpoint({
    id: 'teams.renewNumber',
    method: 'POST',
    path: '/doctor/designTeam/renewNo',
    summary: 'Draws another number for a team: links with the old one are good for nothing.',
    access: ['account:manage'],
    body: z.strictObject({ designTeamId: id }),
    data: z.object({ designTeamNo: z.string() }),
    errors: ['recordNotFound', 'notPracticeOwner'],
    rateLimit: 20,
  }),
  createMember: endpoint({
    id: 'teams.createMember',
    method: 'POST',
    path: '/doctor/designTeam/createMember',
    summary: 'Makes the account of a designer, with roles in the team.',
    access: ['account:manage'],
    body: z.strictObject({
      designTeamId: id,
      nickName: fieldSchema(teamMemberRules.nickName),
      userName: fieldSchema(teamMemberRules.userName),
      phone: fieldSchema(teamMemberRules.phone),
      email: fieldSchema(teamMemberRules.email),
      department: fieldSchema(teamMemberRules.department),
      password: encryptedPassword,
      roles: givenRoles,
    }),
    data: z.object({ userId: id }),
    errors: [
      'recordNotFound',
      'notPracticeOwner',
      'rolesRequired',
      'userNameInvalid',
      'userNameTaken',
      'phoneInvalid',
      'userExist',
      'contactRequired',
      'emailInvalid',
      'emailExist',
      'passwordUnreadable',
      'passwordRule',
    ],
    rateLimit: 30,
  }),
  updateMember: endpoint({
    id: 'teams.updateMember',
    method: 'POST',
    path: '/doctor/designTeam/updateMember',
    summary:
      'Gives a designer roles, a department, or another status; fields that are absent stay. Who waits is let in by roles, and sent away by the status disabled.',
    access: ['account:manage'],
    body: z.strictObject({
      ...memberKey,
      roles: givenRoles.optional(),
      department: fieldSchema(designerRules.department),
      status: memberStatusSchema.optional(),
    }),
    data: nothing,
    errors: ['recordNotFound', 'notPracticeOwner', 'rolesRequired'],
  }),
  setDefaultMember: endpoint({
    id: 'teams.setDefaultMember',
    method: 'POST',
    path: '/doctor/designTeam/setDefaultMember',
    summary: 'Makes a designer the one of the team who takes the tasks of a role, or of all roles that they have.',
    access: ['account:manage'],
    body: z.strictObject({ ...memberKey, roleKey: teamRoleSchema.optional() }),
    data: nothing,
    errors: ['recordNotFound', 'notPracticeOwner', 'disabledDesigner'],
  }),
  resetPassword: endpoint({
    id: 'teams.resetPassword',
    method: 'POST',
    path: '/doctor/designTeam/resetPwd',
    summary: 'Sets another password for an account that was made for the team and works nowhere else; its logins end.',
    access: ['account:manage'],
    body: z.strictObject({ ...memberKey, password: encryptedPassword }),
    data: nothing,
    errors: ['recordNotFound', 'notPracticeOwner', 'notTeamAccount', 'passwordUnreadable', 'passwordRule'],
    rateLimit: 30,
  }),
  join: endpoint({
    id: 'teams.join',
    method: 'GET',
    path: '/doctor/designTeam/joinDesignTeam',
    summary: 'Joins the team with this number; its creator is told, and gives roles. Until then nothing is seen.',
    access: ['account:view'],
    query: z.strictObject({ designTeamNo: teamNumber }),
    data: z.object({ designTeamId: id, teamName: z.string(), practiceName: z.string() }),
    errors: ['teamLinkInvalid', 'alreadyInTeam'],
    rateLimit: 20,
  }),
  leave: endpoint({
    id: 'teams.leave',
    method: 'POST',
    path: '/doctor/designTeam/leave',
    summary: 'The caller leaves a team.',
    access: ['account:view'],
    body: z.strictObject({ designTeamId: id }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
  ownRoles: endpoint({
    id: 'teams.ownRoles',
    method: 'GET',
    path: '/doctor/designTeam/getRole',
    summary: 'The roles of the caller in design teams now, each with its number.',
    access: ['account:view'],
    data: z.array(z.object({ designTeamId: id, designTeamNo: z.string(), ...designerRole.shape })),
  }),
  work: endpoint({
    id: 'teams.work',
    method: 'GET',
    path: '/doctor/designTeam/memberWorkCount',
    summary: 'What the members of a team did, by day and kind: of all for its creator, of oneself for its members.',
    access: ['account:view'],
    query: z.strictObject({ designTeamId: id, span: z.enum(workSpans).default('30'), zone }),
    data: teamWork,
    errors: ['recordNotFound'],
  }),
  workedCases: endpoint({
    id: 'teams.workedCases',
    method: 'GET',
    path: '/doctor/designTeam/memberWorkCountPt',
    summary: 'The same one by one with their cases, of one member or all, the latest first.',
    access: ['account:view'],
    query: z.strictObject({
      ...pageQuery.shape,
      designTeamId: id,
      userId: id.optional(),
      kind: valueSchema(designWorkKinds).optional(),
      span: z.enum(workSpans).default('30'),
      zone,
    }),
    data: page(z.object({ userId: id, userName: z.string(), nickName: z.string().nullable(), ...workedCase.shape })),
    errors: ['recordNotFound'],
  }),
} as const;
