import { dataTypes, fileAccess, hasDuty } from '@archway/contracts';

const { read } = fileAccess[dataTypes.archive];

/** Whether the library of a case is for somebody with these roles; production makes what is ordered, and has none. */
export const mayReadLibrary = (roles: readonly string[]): boolean =>
  hasDuty(roles, 'operate') || read.some((role) => roles.includes(role));
