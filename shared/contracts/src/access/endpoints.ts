import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { nothing } from '../wire/envelope.ts';
import { encryptedPassword, loginAnswer, personalData, practiceListItem } from './entities.ts';

export const accessEndpoints = {
  login: endpoint({
    id: 'access.login',
    method: 'POST',
    path: '/doctor/doc/login',
    summary: 'Logs in by username, phone or email and password, or renews a remembered login.',
    access: 'public',
    body: z.union([
      z.strictObject({
        account: z.string().trim().min(1).max(120),
        password: encryptedPassword,
        remember: z.boolean().default(false),
      }),
      z.strictObject({ rememberToken: z.string().min(20).max(200) }),
    ]),
    data: loginAnswer,
    errors: ['nameOrPassError', 'loginThrottled', 'accountDisabled', 'passwordUnreadable'],
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
    data: z.array(z.object({ dictValue: z.number().int(), dictLabel: z.string() })),
  }),
  practices: endpoint({
    id: 'access.practices',
    method: 'GET',
    path: '/doctor/doc/listRelOutpatient',
    summary: 'The practices that the user owns, works for or serves.',
    access: 'session',
    data: z.array(practiceListItem),
  }),
} as const;
