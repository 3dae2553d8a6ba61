/**
 * Fields in which an installation speaks of itself: ids, the place where the case lies, and under whom. Two archives of
 * one case from two installations are alike in everything else, but for the audit trail, which each writes of its own:
 * the later one has the earlier one's under `earlier`.
 */
export const archiveOwnFields = ['id', 'caseId', 'ptNo', 'practice', 'creator', 'doctor'] as const;
