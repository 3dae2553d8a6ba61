import { type CaseRow, wireWords } from '@archway/contracts';

/** A version of a case, as an address names it. */
export type CaseKey = Pick<CaseRow, 'caseId' | 'version'>;

/** Addresses that people have kept name the case by the word of the wire. */
export const CASE_PARAMETER = wireWords.caseId;

export const detailPath = ({ caseId, version }: CaseKey, section?: string): string =>
  `/patient-detail/${caseId}/${version}${section ? `?section=${section}` : ''}`;

export const cephPath = ({ caseId, version }: CaseKey): string => `/ceph-detail/${caseId}/${version}`;

export const wizardPath = ({ caseId, version }: CaseKey, step?: string): string =>
  `/add-patient?${CASE_PARAMETER}=${caseId}&version=${version}${step ? `&step=${step}` : ''}`;

/** Reads the case of an address; null when it names none. */
export function readCaseKey(caseId: string | null | undefined, version: string | null | undefined): CaseKey | null {
  if (!caseId || !/^[1-9]\d{0,17}$/.test(caseId)) return null;
  return { caseId, version: version && /^[1-9]\d{0,4}$/.test(version) ? Number(version) : 1 };
}
