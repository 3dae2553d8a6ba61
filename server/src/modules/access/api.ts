/** Accounts and logins, for other modules. */
export { hashPassword } from './passwords.ts';
export { membershipRoles } from './ports.ts';
export { type User, demoAccounts, findAccount, insertUser } from './repository.ts';
export { recordSecurityEvent } from './security/events.ts';
export { changeInfo, servicesOf, userOf } from './service.ts';
export { resolveCaller, sessionLives } from './sessions.ts';
export { isEnabled, shownName, userKey } from './user-sql.ts';
export { visitorOf } from './visitor.ts';
