import {
  type CaseDetail,
  type FieldRule,
  type FormRules,
  type RefinementField,
  type RefinementProblem,
  emptyRefinement,
  lastSteps,
  refinementRules,
} from '@archway/contracts';

/** What the form holds: no reason is nothing chosen, as of a field that is empty. */
export type RestartValues = Omit<RefinementProblem, 'reasons'> & { reasons: RefinementProblem['reasons'] | null };

export const emptyRestart: RestartValues = { ...emptyRefinement, reasons: null };

/** The rules of the contract; of a jaw that the plan counts steps for, the form asks for those that were worn. */
export function rulesFor(detail: Pick<CaseDetail, 'upperSteps' | 'lowerSteps'>): FormRules<RefinementField> {
  const last = lastSteps(detail);
  const worn = (field: 'upperWorn' | 'lowerWorn'): FieldRule =>
    last.known && last[field] ? { ...refinementRules[field], required: 'form' } : refinementRules[field];
  return { ...refinementRules, upperWorn: worn('upperWorn'), lowerWorn: worn('lowerWorn') };
}

export const problemOf = (values: RestartValues): RefinementProblem => ({ ...values, reasons: values.reasons ?? [] });
