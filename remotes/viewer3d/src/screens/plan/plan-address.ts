import { type Reference, readReference } from '../../plan/stages/reference.ts';
import { readId, readNumber } from '../parts/address-parts.ts';

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

/** @returns null for an address that names no plan */
export function readPlanAddress(params: URLSearchParams): PlanAddress | null {
  const [caseId, planId] = [readId(params.get('caseId')), readId(params.get('planId'))];
  const version = readNumber(params.get('version'));
  if (!caseId || !planId || !version) return null;
  return {
    caseId,
    version,
    planId,
    comparedPlanId: readId(params.get('comparedPlanId')),
    stage: readNumber(params.get('stage')) ?? 0,
    over: params.has('over') ? readReference(params.get('over')) : null,
    tooth: readNumber(params.get('tooth')),
    comment: readNumber(params.get('comment')),
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
