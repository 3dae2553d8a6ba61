import { isOneOf, named, valueSchema } from '../wire/values.ts';

/**
 * Status of a case (dictionary `pt_status`), in both languages, with the row action of the case list and
 * its colour: `turn` is amber for whoever must act and blue for everybody else, see `caseStatusTone`.
 */
export const caseStatuses = [
  { value: 0, key: 'unsubmitted', zh: '待提交', en: 'Unsubmitted', action: 'goSubmit', tone: 'neutral' },
  { value: 1, key: 'pendingInspection', zh: '待质检', en: 'Pending inspection', action: null, tone: 'turn' },
  { value: 2, key: 'inspecting', zh: '质检中', en: 'Inspecting', action: null, tone: 'turn' },
  {
    value: 5,
    key: 'inspectionFailed',
    zh: '质检不通过',
    en: 'Inspection failed',
    action: 'viewQualityReport',
    tone: 'turn',
  },
  {
    value: 6,
    key: 'inspectionPassed',
    zh: '质检通过',
    en: 'Inspection passed',
    action: 'viewQualityReport',
    tone: 'turn',
  },
  {
    value: 8,
    key: 'feasibilityQuestion',
    zh: '可行性待确认',
    en: 'Feasibility question',
    action: 'viewFeasibility',
    tone: 'turn',
  },
  {
    value: 9,
    key: 'feasibilityAnswered',
    zh: '可行性已回复',
    en: 'Feasibility answered',
    action: 'viewFeasibility',
    tone: 'turn',
  },
  { value: 10, key: 'designing', zh: '设计中', en: 'Designing', action: null, tone: 'turn' },
  {
    value: 11,
    key: 'pendingApproval',
    zh: '待临床审批',
    en: 'Pending clinical approval',
    action: 'auditScheme',
    tone: 'turn',
  },
  { value: 12, key: 'clinicallyRejected', zh: '临床驳回', en: 'Clinically rejected', action: null, tone: 'error' },
  { value: 13, key: 'clinicallyApproved', zh: '临床通过', en: 'Clinically approved', action: null, tone: 'turn' },
  { value: 31, key: 'planConfirmed', zh: '方案已确认', en: 'Plan confirmed', action: null, tone: 'success' },
  { value: 32, key: 'inProduction', zh: '生产中', en: 'In production', action: null, tone: 'production' },
  { value: 33, key: 'obsolete', zh: '已作废', en: 'Obsolete', action: null, tone: 'neutral' },
  { value: 34, key: 'completed', zh: '已完成', en: 'Completed', action: null, tone: 'success' },
] as const;

export type CaseStatusKey = (typeof caseStatuses)[number]['key'];
export type CaseStatus = (typeof caseStatuses)[number]['value'];
export type CaseRowAction = Exclude<(typeof caseStatuses)[number]['action'], null>;

/** `caseStatus.designing === 10`. The numbers have no order: compare them by the sets below. */
export const caseStatus = named(caseStatuses);
export const caseStatusSchema = valueSchema(caseStatuses);

/** Phases of a case in their order, with the statuses in which it stands there. An obsolete case stands in none. */
export const casePhases = [
  { key: 'submission', statuses: [caseStatus.unsubmitted] },
  {
    key: 'inspection',
    statuses: [caseStatus.pendingInspection, caseStatus.inspecting, caseStatus.inspectionFailed],
  },
  {
    key: 'design',
    statuses: [
      caseStatus.inspectionPassed,
      caseStatus.feasibilityQuestion,
      caseStatus.feasibilityAnswered,
      caseStatus.designing,
      caseStatus.clinicallyRejected,
    ],
  },
  { key: 'approval', statuses: [caseStatus.pendingApproval] },
  { key: 'confirmation', statuses: [caseStatus.clinicallyApproved] },
  { key: 'production', statuses: [caseStatus.planConfirmed, caseStatus.inProduction] },
  { key: 'completion', statuses: [caseStatus.completed] },
] as const satisfies readonly { key: string; statuses: readonly CaseStatus[] }[];

export type CasePhase = (typeof casePhases)[number]['key'];

/** Where a status stands among the phases; -1 for an obsolete case. */
export const phaseOf = (status: CaseStatus): number =>
  casePhases.findIndex(({ statuses }) => isOneOf<CaseStatus>(statuses, status));

/** The plan is confirmed: such a case is made, or can be. */
export const producedStatuses = [
  caseStatus.planConfirmed,
  caseStatus.inProduction,
  caseStatus.completed,
] as const satisfies readonly CaseStatus[];

/** Plans are designed. */
export const designingStatuses = [
  caseStatus.designing,
  caseStatus.clinicallyRejected,
] as const satisfies readonly CaseStatus[];

/** Somebody has begun to design. An obsolete case never came so far. */
export const designedStatuses = [
  caseStatus.designing,
  caseStatus.pendingApproval,
  caseStatus.clinicallyRejected,
  caseStatus.clinicallyApproved,
  ...producedStatuses,
] as const satisfies readonly CaseStatus[];

/** Stages have been sent to the doctor. */
export const plannedStatuses = designedStatuses.filter((status) => status !== caseStatus.designing);

/** Tabs of the aligner list: value on the wire and the statuses that each shows (all when null). */
export const caseTabs = [
  { key: 'all', value: -1, statuses: null },
  { key: 'focus', value: 0, statuses: null },
  { key: 'submitting', value: 2, statuses: [caseStatus.unsubmitted] },
  {
    key: 'in_design',
    value: 3,
    statuses: [
      caseStatus.pendingInspection,
      caseStatus.inspecting,
      caseStatus.inspectionFailed,
      caseStatus.inspectionPassed,
      caseStatus.feasibilityQuestion,
      caseStatus.feasibilityAnswered,
      caseStatus.designing,
      caseStatus.clinicallyRejected,
      caseStatus.clinicallyApproved,
    ],
  },
  { key: 'clinical_pending_approval', value: 4, statuses: [caseStatus.pendingApproval] },
  { key: 'plan_confirmed', value: 9, statuses: [caseStatus.planConfirmed] },
  { key: 'in_production', value: 5, statuses: [caseStatus.inProduction] },
  { key: 'completed', value: 6, statuses: [caseStatus.completed] },
  { key: 'obsolete', value: 7, statuses: [caseStatus.obsolete] },
] as const satisfies readonly { key: string; value: number; statuses: readonly CaseStatus[] | null }[];

export type CaseTabKey = (typeof caseTabs)[number]['key'];
export type CaseTab = (typeof caseTabs)[number]['value'];

/** `caseTab.focus === 0`. */
export const caseTab = named(caseTabs);
export const caseTabSchema = valueSchema(caseTabs);
