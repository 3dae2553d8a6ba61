/** Accounts and logins, for other modules. */
export {
  type AccountFacts,
  type KnownAccount,
  accountChanges,
  kept as keptAccountFacts,
} from './accounts/account-facts.ts';
export { accountNamed, accountsEnding, contactTaken, mayReplaceModels } from './accounts/account-repository.ts';
export { acceptAgreement, acceptedAgreement } from './agreement/agreement.ts';
export {
  accountOf,
  assertOwnStays,
  changeAccount,
  makeAccount,
  tellAccountChanged,
  unknownPassword,
} from './accounts/accounts.ts';
export { type Operator, operatorOf } from './accounts/operator.ts';
export { hashNewPassword, takenAsRefusal } from './new-account.ts';
export { requestCode } from './codes/request-code.ts';
export { takeCode } from './codes/take-code.ts';
export { throttled } from './login/throttled.ts';
export { hashPassword, passwordMatches } from './passwords.ts';
export { deviceOf } from './security/device.ts';
export { type MailReader, mailReaders } from './mail-reader-repository.ts';
export { holderOfPhone, peopleById } from './people-repository.ts';
export { lastWithAccount, membershipRoles, tellOfAccount } from './ports.ts';
export { type User, administrators, changeUser, demoAccounts, findAccount, insertUser } from './repository.ts';
export { recordSecurityEvent } from './security/events.ts';
export { setPasswordOf } from './security/password-reset.ts';
export { changeInfo, servicesOf, userOf } from './service.ts';
export { callerWithoutSession, resolveCaller, sessionLives } from './login/sessions.ts';
export { newToken, tokenHash } from './login/tokens.ts';
export { isEnabled, shownName, userKey, userNameOf } from './user-sql.ts';
export { type Visitor, visitorOf } from './visitor.ts';
