/** Status of a case (dictionary `pt_status`), in both languages, with the row action of the case list. */
export const caseStatuses = [
  { value: 0, key: 'unsubmitted', zh: '待提交', en: 'Unsubmitted', action: 'goSubmit' },
  { value: 1, key: 'pendingInspection', zh: '待质检', en: 'Pending inspection', action: null },
  { value: 2, key: 'inspecting', zh: '质检中', en: 'Inspecting', action: null },
  { value: 5, key: 'inspectionFailed', zh: '质检不通过', en: 'Inspection failed', action: 'viewQualityReport' },
  { value: 6, key: 'inspectionPassed', zh: '质检通过', en: 'Inspection passed', action: 'viewQualityReport' },
  { value: 8, key: 'feasibilityQuestion', zh: '可行性待确认', en: 'Feasibility question', action: 'viewFeasibility' },
  { value: 9, key: 'feasibilityAnswered', zh: '可行性已回复', en: 'Feasibility answered', action: 'viewFeasibility' },
  { value: 10, key: 'designing', zh: '设计中', en: 'Designing', action: null },
  { value: 11, key: 'pendingApproval', zh: '待临床审批', en: 'Pending clinical approval', action: 'auditScheme' },
  { value: 12, key: 'clinicallyRejected', zh: '临床驳回', en: 'Clinically rejected', action: null },
  { value: 13, key: 'clinicallyApproved', zh: '临床通过', en: 'Clinically approved', action: null },
  { value: 31, key: 'planConfirmed', zh: '方案已确认', en: 'Plan confirmed', action: null },
  { value: 32, key: 'inProduction', zh: '生产中', en: 'In production', action: null },
  { value: 33, key: 'obsolete', zh: '已作废', en: 'Obsolete', action: null },
  { value: 34, key: 'completed', zh: '已完成', en: 'Completed', action: null },
] as const;

export type CaseStatusKey = (typeof caseStatuses)[number]['key'];
export type CaseStatus = (typeof caseStatuses)[number]['value'];
export type CaseRowAction = Exclude<(typeof caseStatuses)[number]['action'], null>;

const statusByKey = Object.fromEntries(caseStatuses.map((status) => [status.key, status.value]));

/** `caseStatus.designing === 10`. */
export const caseStatus = statusByKey as Readonly<Record<CaseStatusKey, CaseStatus>>;

/** Tabs of the aligner list: value on the wire and the statuses that each shows (all when null). */
export const caseTabs = [
  { key: 'all', value: -1, statuses: null },
  { key: 'focus', value: 0, statuses: null },
  { key: 'submitting', value: 2, statuses: [0] },
  { key: 'in_design', value: 3, statuses: [1, 2, 5, 6, 8, 9, 10, 12, 13] },
  { key: 'clinical_pending_approval', value: 4, statuses: [11] },
  { key: 'plan_confirmed', value: 9, statuses: [31] },
  { key: 'in_production', value: 5, statuses: [32] },
  { key: 'completed', value: 6, statuses: [34] },
  { key: 'obsolete', value: 7, statuses: [33] },
] as const satisfies readonly { key: string; value: number; statuses: readonly CaseStatus[] | null }[];

export type CaseTabKey = (typeof caseTabs)[number]['key'];
