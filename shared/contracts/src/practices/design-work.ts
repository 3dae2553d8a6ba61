import type { RecordedAction } from '../cases/recorded-actions.ts';
import { named } from '../wire/values.ts';

/**
 * What of the work of a design team is counted, by the lines of the progress log. Design is counted in cases that are
 * entrusted to the team, since a designer may also be a doctor who designs their own.
 */
export const designWorkKinds = [
  { value: 'targets', key: 'targets', zh: '新建目标位', en: 'Targets created', actions: ['createTarget'] },
  { value: 'stages', key: 'stages', zh: '新建分步', en: 'Stages created', actions: ['createStep'] },
  { value: 'sent', key: 'sent', zh: '提交审批', en: 'Sent for approval', actions: ['sendForApproval'] },
  { value: 'inspected', key: 'inspected', zh: '质检', en: 'Inspected', actions: ['passInspection', 'failInspection'] },
  {
    value: 'audited',
    key: 'audited',
    zh: '审核',
    en: 'Audited',
    actions: ['passTarget', 'rejectTarget', 'passStep', 'rejectStep'],
  },
  { value: 'asked', key: 'asked', zh: '提出可行性问题', en: 'Questions asked', actions: ['askFeasibility'] },
] as const;
export type DesignWorkKind = (typeof designWorkKinds)[number]['value'];
export const designWork = named(designWorkKinds);

/**
 * When it came to somebody's turn, by what they do with a plan: the time between is what it took. A design that was
 * withdrawn was still theirs.
 */
export const turnsBefore = {
  submitTarget: ['passInspection', 'answerFeasibility', 'rejectTarget', 'reject', 'resumeDesign', 'restart'],
  submitStep: ['passTarget', 'rejectStep', 'reject', 'resumeDesign'],
  passTarget: ['submitTarget'],
  rejectTarget: ['submitTarget'],
  passStep: ['submitStep'],
  rejectStep: ['submitStep'],
} as const satisfies Readonly<Partial<Record<RecordedAction, readonly RecordedAction[]>>>;

/** How far back work is counted, in days; the last one is the reader's today. */
export const workSpans = ['7', '30', '90'] as const;
export type WorkSpan = (typeof workSpans)[number];
