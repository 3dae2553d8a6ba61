import { named } from '../wire/values.ts';

/**
 * What of the work of a design team is counted, by the lines of the progress log. Design is counted in cases that are
 * entrusted to the team, since a designer may also be a doctor who designs their own.
 */
export const designWorkKinds = [
  { value: 'inspected', key: 'inspected', zh: '质检', en: 'Inspected', actions: ['passInspection', 'failInspection'] },
  { value: 'asked', key: 'asked', zh: '提出可行性问题', en: 'Questions asked', actions: ['askFeasibility'] },
  { value: 'targets', key: 'targets', zh: '新建目标位', en: 'Targets created', actions: ['createTarget'] },
  { value: 'sent', key: 'sent', zh: '提交审批', en: 'Sent for approval', actions: ['sendForApproval'] },
] as const;
export type DesignWorkKind = (typeof designWorkKinds)[number]['value'];
export const designWork = named(designWorkKinds);

/** How far back work is counted, in days; the last one is the reader's today. */
export const workSpans = ['7', '30', '90'] as const;
export type WorkSpan = (typeof workSpans)[number];
