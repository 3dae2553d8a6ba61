/** Phases of a case, in order, with the statuses in which it stands there. */
export const casePhases = [
  { key: 'submission', statuses: [0] },
  { key: 'inspection', statuses: [1, 2, 5] },
  { key: 'design', statuses: [6, 8, 9, 10, 12] },
  { key: 'approval', statuses: [11] },
  { key: 'confirmation', statuses: [13] },
  { key: 'production', statuses: [31, 32] },
  { key: 'completion', statuses: [34] },
] as const;

export type CasePhase = (typeof casePhases)[number]['key'];

/** Where a status stands among the phases; -1 for an obsolete case, which stands nowhere. */
export const phaseOf = (status: number): number =>
  casePhases.findIndex((phase) => (phase.statuses as readonly number[]).includes(status));
