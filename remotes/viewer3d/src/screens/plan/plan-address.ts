import { type Reference, readReference } from '../../plan/stages/reference.ts';

/** What an address of the page names: a plan of a case, and how it is looked at. */
export interface PlanAddress {
  readonly caseId: string;
  readonly version: number;
  readonly planId: string;
  readonly comparedPlanId: string | null;
  readonly stage: number;
  /** Null where the address leaves it open. */
  readonly over: Reference | null;
  /** FDI number. */
  readonly tooth: number | null;
  /** Number of the comment that is looked at. */
  readonly comment: number | null;
}

const number = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);
const id = (text: string | null): string | null => (text !== null && /^\d{1,20}$/.test(text) ? text : null);

/** @returns null for an address that names no plan */
export function readPlanAddress(params: URLSearchParams): PlanAddress | null {
  const [caseId, planId] = [id(params.get('caseId')), id(params.get('planId'))];
  const version = number(params.get('version'));
  if (!caseId || !planId || !version) return null;
  return {
    caseId,
    version,
    planId,
    comparedPlanId: id(params.get('comparedPlanId')),
    stage: number(params.get('stage')) ?? 0,
    over: params.has('over') ? readReference(params.get('over')) : null,
    tooth: number(params.get('tooth')),
    comment: number(params.get('comment')),
  };
}

/** The same address with other parts; what is null is left out. */
export function changedAddress(
  params: URLSearchParams,
  part: Readonly<Record<string, string | number | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(part))
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  return next;
}
