import { named } from '../wire/values.ts';

/** Whether a member may work in the practice. */
export const memberStatuses = [
  { value: '1', key: 'enabled', tone: 'success' },
  { value: '0', key: 'disabled', tone: 'neutral' },
] as const;
export const memberStatus = named(memberStatuses);
export type MemberStatus = (typeof memberStatuses)[number]['value'];

/** What somebody is to a practice; the creator is one for good. */
export const memberIdentities = ['creator', 'doctor', 'assistant'] as const;
export type MemberIdentity = (typeof memberIdentities)[number];
