import { z } from 'zod';
import { id, instant, keyword, nothing, page, pageQuery } from '../wire/envelope.ts';
import { endpoint } from '../wire/endpoint.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { fromText, valueSchema } from '../wire/values.ts';
import { doctorTypes, encryptedPassword } from './entities.ts';
import { operatedAccountRules, operatorReasonRules } from './operator-rules.ts';
import { roleKeys } from './roles.ts';
import { loginSession } from './security-endpoints.ts';
import { serviceIdSchema, serviceNames } from './service-types.ts';

/** Which accounts a list shows. */
export const accountStates = ['enabled', 'disabled', 'expired'] as const;

/** An account as an operator sees it. */
const operatedUser = z.object({
  userId: id,
  userName: z.string(),
  nickName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  doctorType: valueSchema(doctorTypes).nullable(),
  /** All that it holds, by itself and by membership, as they are now. */
  roles: z.array(z.enum(roleKeys)),
  /** Ids of service types. */
  services: z.array(z.number().int()),
  /** Last day on which it may create cases, YYYY-MM-DD; without one it may not. */
  expiredDay: z.string().nullable(),
  expired: z.boolean(),
  enabled: z.boolean(),
  contractDocument: z.string().nullable(),
  /** It may put other models in the place of those of a case. */
  canReplaceModel: z.boolean(),
  registerTime: instant,
  /** When one of its living sessions was last used, to ten minutes; null without one. */
  lastUsed: instant.nullable(),
});
export type OperatedUser = z.infer<typeof operatedUser>;

const reason = fieldSchema(operatorReasonRules.reason);

const facts = {
  nickName: fieldSchema(operatedAccountRules.nickName),
  phone: fieldSchema(operatedAccountRules.phone),
  email: fieldSchema(operatedAccountRules.email),
  doctorType: valueSchema(doctorTypes).nullable(),
  services: z.array(serviceIdSchema).max(serviceNames.length),
  expires: fieldSchema(operatedAccountRules.expires),
  administrator: z.boolean(),
  /** Absent, this and the next stay as they are. */
  contractDocument: fieldSchema(operatedAccountRules.contractDocument),
  canReplaceModel: z.boolean().optional(),
} as const;

const facing = ['recordNotFound', 'phoneInvalid', 'emailInvalid', 'userExist', 'emailExist'] as const;

/** All accounts, for operators. */
export const usersEndpoints = {
  page: endpoint({
    id: 'users.page',
    method: 'GET',
    path: '/platform/user/page',
    summary: 'Accounts by name, phone or email, state and kind; the newest first.',
    access: ['platform:user'],
    query: z.strictObject({
      ...pageQuery.shape,
      /** Part of a user name, a nickname, a phone number or an email. */
      keyword: keyword.optional(),
      state: z.enum(accountStates).optional(),
      doctorType: fromText(valueSchema(doctorTypes)).optional(),
      /** Only administrators. */
      administrators: z.enum(['true']).optional(),
    }),
    data: page(operatedUser),
  }),
  detail: endpoint({
    id: 'users.detail',
    method: 'GET',
    path: '/platform/user/detail/:userId',
    summary: 'One account, where it is logged in, and since when it has a second factor.',
    access: ['platform:user'],
    params: z.strictObject({ userId: id }),
    data: z.object({ user: operatedUser, sessions: z.array(loginSession), secondFactorSince: instant.nullable() }),
    errors: ['recordNotFound'],
  }),
  add: endpoint({
    id: 'users.add',
    method: 'POST',
    path: '/platform/user/add',
    summary: 'Makes an account; without a password its owner sets one by a code to phone or email.',
    access: ['platform:user'],
    body: z.strictObject({
      userName: fieldSchema(operatedAccountRules.userName),
      password: encryptedPassword.optional(),
      ...facts,
    }),
    data: z.object({ userId: id }),
    errors: [...facing, 'userNameInvalid', 'userNameTaken', 'passwordNeeded', 'passwordRule', 'passwordUnreadable'],
  }),
  edit: endpoint({
    id: 'users.edit',
    method: 'POST',
    path: '/platform/user/edit',
    summary: 'Changes what an operator says about an account; its owner reads of it in the security log.',
    access: ['platform:user'],
    body: z.strictObject({ userId: id, ...facts }),
    data: nothing,
    errors: [...facing, 'ownAccountStays'],
  }),
  setEnabled: endpoint({
    id: 'users.setEnabled',
    method: 'POST',
    path: '/platform/user/enable',
    summary: 'Disables an account with a reason, which ends its sessions, or enables it again.',
    access: ['platform:user'],
    body: z.strictObject({ userId: id, enabled: z.boolean(), reason }),
    data: nothing,
    errors: ['recordNotFound', 'ownAccountStays'],
  }),
  endSessions: endpoint({
    id: 'users.endSessions',
    method: 'POST',
    path: '/platform/user/endSessions',
    summary: 'Ends one session of an account, or all of them, with their remembered logins.',
    access: ['platform:user'],
    body: z.strictObject({ userId: id, sessionId: id.optional(), reason }),
    data: z.object({ ended: z.number().int() }),
    errors: ['recordNotFound'],
  }),
} as const;
