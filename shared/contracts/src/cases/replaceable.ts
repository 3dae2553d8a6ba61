import { caseStatus, type CaseStatus } from './status.ts';

/**
 * Statuses in which whoever has the right (`canReplaceModel`) may still put another scan in the place of one that was
 * submitted: the design side has the data, and nobody has begun to design with them.
 */
export const replaceableStatuses = [
  caseStatus.pendingInspection,
  caseStatus.inspecting,
  caseStatus.inspectionPassed,
  caseStatus.feasibilityQuestion,
  caseStatus.feasibilityAnswered,
] as const satisfies readonly CaseStatus[];
