import { tabStore } from '@archway/platform';

/** Which export of a case somebody has begun in this tab: the dialog that is opened again shows it. */
const keyOf = (userId: string, caseId: string): string => `caseArchive.${userId}.${caseId}`;

export const knownExport = (userId: string, caseId: string): string | null => tabStore.get(keyOf(userId, caseId));

export const keepExport = (userId: string, caseId: string, jobId: string): void =>
  tabStore.set(keyOf(userId, caseId), jobId);

export const forgetExport = (userId: string, caseId: string): void => tabStore.remove(keyOf(userId, caseId));
