import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, keyword, nothing, page, pageQuery } from '../wire/envelope.ts';
import { encryptedPassword } from './entities.ts';
import { securityEventKeys } from './security-events.ts';

/** What a browser says of itself; null for what it does not say. */
/** What a browser says of itself, as people know it. */
export const device = z.object({
  browser: z.string().nullable(),
  os: z.string().nullable(),
  kind: z.enum(['desktop', 'phone', 'tablet']).nullable(),
});
export type Device = z.infer<typeof device>;

const securityEvent = z.object({
  id,
  type: z.string(),
  typeStr: z.string(),
  /** What was changed, in words; empty where the type says all. */
  content: z.string(),
  time: instant,
  /** Null where no browser had a part in it. */
  address: z.string().nullable(),
  device: device.nullable(),
  /** Who did it, where it was not the owner of the account. */
  actorName: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

const auditEvent = securityEvent.extend({ userId: id, userName: z.string(), nickName: z.string().nullable() });
export type AuditEvent = z.infer<typeof auditEvent>;

export const loginSession = z.object({
  sessionId: id,
  device: device.nullable(),
  address: z.string().nullable(),
  loginTime: instant,
  /** To ten minutes. */
  lastUsed: instant,
  /** The session that asks. */
  current: z.boolean(),
  /** Over, but a remembered login can renew it. */
  remembered: z.boolean(),
});
export type LoginSession = z.infer<typeof loginSession>;

/** What keeps an account its owner's: passwords, logins, and the log of both. */
export const securityEndpoints = {
  events: endpoint({
    id: 'security.events',
    method: 'GET',
    path: '/doctor/doc/securityEvents',
    summary: 'What concerns the security of the own account, newest first; kept for two years.',
    access: 'session',
    query: z.strictObject(pageQuery.shape),
    data: page(securityEvent),
  }),
  audit: endpoint({
    id: 'security.audit',
    method: 'GET',
    path: '/system/securityEvents',
    summary: 'Security events of all accounts, newest first, by account, type and time.',
    access: ['platform:audit'],
    query: z.strictObject({
      ...pageQuery.shape,
      /** Part of a user name, a nickname, a phone number or an email. */
      keyword: keyword.optional(),
      type: z.enum(securityEventKeys).optional(),
      from: instant.optional(),
      /** The first instant that is left out. */
      to: instant.optional(),
    }),
    data: page(auditEvent),
  }),
  sessions: endpoint({
    id: 'security.sessions',
    method: 'GET',
    path: '/doctor/doc/sessions',
    summary: 'Where the caller is logged in, this session first, then the last used.',
    access: 'session',
    data: z.array(loginSession),
  }),
  revokeSession: endpoint({
    id: 'security.revokeSession',
    method: 'DELETE',
    path: '/doctor/doc/sessions/:sessionId',
    summary: 'Ends one other session of the caller, with its remembered login.',
    access: 'session',
    params: z.strictObject({ sessionId: id }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
  revokeOthers: endpoint({
    id: 'security.revokeOthers',
    method: 'POST',
    path: '/doctor/doc/sessions/revokeOthers',
    summary: 'Ends all sessions of the caller but this one, with their remembered logins.',
    access: 'session',
    data: nothing,
  }),
  changePassword: endpoint({
    id: 'security.changePassword',
    method: 'POST',
    path: '/doctor/doc/changePwd',
    summary:
      'Changes the own password, and ends every other session and remembered login. Wrong old passwords count as failed logins.',
    access: 'session',
    body: z.strictObject({
      oldPassword: encryptedPassword,
      newPassword: encryptedPassword,
      confirmPassword: encryptedPassword,
    }),
    data: nothing,
    errors: [
      'oldPasswordWrong',
      'passwordRule',
      'passwordsDiffer',
      'passwordSame',
      'passwordUnreadable',
      'loginThrottled',
    ],
    rateLimit: 60,
  }),
} as const;
