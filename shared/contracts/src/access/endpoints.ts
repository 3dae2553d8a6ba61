import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, nothing } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { encryptedPassword, loginAnswer, personalData, practiceListItem } from './entities.ts';
import { loginRules } from './login-rules.ts';
import { serviceIdSchema } from './service-types.ts';

export const accessEndpoints = {
  login: endpoint({
    id: 'access.login',
    method: 'POST',
    path: '/doctor/doc/login',
    summary: 'Logs in by username, phone or email and password, or renews a remembered login.',
    access: 'public',
    body: z.union([
      z.strictObject({
        account: fieldSchema(loginRules.account),
        password: encryptedPassword,
        remember: z.boolean().default(false),
      }),
      z.strictObject({ rememberToken: z.string().min(20).max(200) }),
    ]),
    data: loginAnswer,
    errors: ['nameOrPassError', 'loginThrottled', 'accountDisabled', 'passwordUnreadable', 'secondFactorNeeded'],
    rateLimit: 60,
  }),
  logout: endpoint({
    id: 'access.logout',
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends this session and forgets its remembered login.',
    access: 'session',
    data: nothing,
  }),
  personalData: endpoint({
    id: 'access.personalData',
    method: 'GET',
    path: '/doctor/doc/personalData',
    summary: 'Who is logged in: identity, roles, permissions, account.',
    access: 'session',
    data: personalData,
  }),
  serviceTypeList: endpoint({
    id: 'access.serviceTypeList',
    method: 'GET',
    path: '/doctor/doc/serviceTypeList',
    summary: 'The services that the user may use.',
    access: 'session',
    data: z.array(z.object({ dictValue: serviceIdSchema, dictLabel: z.string() })),
  }),
  practices: endpoint({
    id: 'access.practices',
    method: 'GET',
    path: '/doctor/doc/listRelOutpatient',
    summary: 'The practices that the user owns, works for or serves.',
    access: 'session',
    data: z.array(practiceListItem),
  }),
  selfInspection: endpoint({
    id: 'access.selfInspection',
    method: 'POST',
    path: '/doctor/outpatient/selfInspection',
    summary:
      'The owner of a practice says who inspects what its doctors design themselves: the machine, or the own team. Cases that wait for the team when it is taken back are inspected by the machine.',
    access: ['account:manage'],
    body: z.strictObject({ practiceId: id, byTeam: z.boolean() }),
    data: nothing,
    errors: ['recordNotFound', 'notPracticeOwner', 'teamDesignOff'],
  }),
} as const;
