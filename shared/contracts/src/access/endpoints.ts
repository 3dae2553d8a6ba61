import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, nothing } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { creatorPersonalData, encryptedPassword, loginAnswer, personalData, practiceListItem } from './entities.ts';
import { loginRules } from './login-rules.ts';
import { codeLoginRules, registerRules } from './register-rules.ts';
import { serviceIdSchema } from './service-types.ts';
import { codePurposes } from './verification-code.ts';

/** Phone or e-mail, as it was entered; see `contactOf`. */
const contact = fieldSchema(codeLoginRules.account);
const region = fieldSchema(codeLoginRules.region);
const code = fieldSchema(codeLoginRules.code);

export const accessEndpoints = {
  login: endpoint({
    id: 'access.login',
    method: 'POST',
    path: '/doctor/doc/login',
    summary: 'Logs in by username, phone or email and password, by a verification code, or renews a remembered login.',
    access: 'public',
    body: z.union([
      z.strictObject({
        account: fieldSchema(loginRules.account),
        password: encryptedPassword,
        remember: z.boolean().default(false),
      }),
      z.strictObject({ rememberToken: z.string().min(20).max(200) }),
      z.strictObject({ account: contact, region: region.optional(), code, remember: z.boolean().default(false) }),
    ]),
    data: loginAnswer,
    errors: [
      ...(['nameOrPassError', 'loginThrottled', 'accountDisabled', 'passwordUnreadable'] as const),
      ...(['codeWrong', 'phoneInvalid', 'emailInvalid', 'secondFactorNeeded'] as const),
    ],
    rateLimit: 60,
  }),
  verificationCode: endpoint({
    id: 'access.verificationCode',
    method: 'POST',
    path: '/doctor/doc/verificationCode',
    summary:
      'Sends a verification code to a phone or e-mail. The answer is the same whether there is an account or not.',
    access: 'public',
    body: z.strictObject({ account: contact, region: region.optional(), purpose: z.enum(codePurposes) }),
    data: z.object({
      /** False: a code left less than a minute ago, and none was sent now. */
      sent: z.boolean(),
      /** Seconds until the next one may be asked for. */
      retryAfter: z.number().int(),
    }),
    errors: ['phoneInvalid', 'emailInvalid', 'codeTooOften', 'logExpired'],
    rateLimit: 30,
  }),
  register: endpoint({
    id: 'access.register',
    method: 'POST',
    path: '/doctor/doc/register',
    summary: 'Makes an account for whoever has the code that was sent to its phone or e-mail, and logs in.',
    access: 'public',
    body: z.strictObject({
      account: contact,
      region,
      code,
      userName: fieldSchema(registerRules.userName),
      password: encryptedPassword,
      confirmPassword: encryptedPassword,
      /** The service agreement was accepted. */
      agreement: z.literal(true),
      remember: z.boolean().default(false),
    }),
    data: loginAnswer,
    errors: [
      ...(['phoneInvalid', 'emailInvalid', 'userNameInvalid', 'passwordRule', 'passwordsDiffer'] as const),
      ...(['codeWrong', 'loginThrottled', 'userExist', 'emailExist', 'userNameTaken', 'passwordUnreadable'] as const),
    ],
    rateLimit: 30,
  }),
  resetPassword: endpoint({
    id: 'access.resetPassword',
    method: 'POST',
    path: '/doctor/doc/resetPwd',
    summary:
      'Sets a new password with the code that was sent to the phone or e-mail of the account; ends its sessions.',
    access: 'public',
    body: z.strictObject({
      account: contact,
      region: region.optional(),
      code,
      password: encryptedPassword,
      confirmPassword: encryptedPassword,
    }),
    data: nothing,
    errors: [
      ...(['phoneInvalid', 'emailInvalid', 'passwordRule', 'passwordsDiffer', 'codeWrong', 'loginThrottled'] as const),
      ...(['accountDisabled', 'passwordUnreadable'] as const),
    ],
    rateLimit: 30,
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
  creatorPersonalData: endpoint({
    id: 'access.creatorPersonalData',
    method: 'GET',
    path: '/doctor/doc/creatorPersonalData',
    summary:
      'The account of whoever created the default practice of the caller, or the named one; where messages go to is told to the creator alone.',
    access: 'session',
    query: z.strictObject({ practiceId: id.optional() }),
    data: creatorPersonalData,
    errors: ['addOrCreateOutpatient', 'recordNotFound'],
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
