import { type CaseRow, type OpenedService, intakeOf, serviceIntakes, wireWords } from '@archway/contracts';

/** A version of a case, as an address names it. */
export type CaseKey = Pick<CaseRow, 'caseId' | 'version'>;

/** Addresses that people have kept name the case by the word of the wire. */
export const CASE_PARAMETER = wireWords.caseId;

export { casePath as detailPath } from '@archway/contracts';

export const cephPath = ({ caseId, version }: CaseKey): string => `/ceph-detail/${caseId}/${version}`;

export const libraryPath = ({ caseId, version }: CaseKey): string => `/patient-database/${caseId}/${version}`;

/** The section of the patient detail that other pages lead to. */
export const FOLLOW_UP_SECTION = 'followUps';

/** Where the wizard goes on with a case. */
export const wizardPath = (
  { caseId, version, serviceType }: CaseKey & Pick<CaseRow, 'serviceType'>,
  step?: string,
): string =>
  `${intakeOf(serviceType).path}?${CASE_PARAMETER}=${caseId}&version=${version}${step ? `&step=${step}` : ''}`;

const SERVICE_PARAMETER = 'serviceType';

/** Where the wizard opens a case of a service. */
export function newCasePath(service: OpenedService): string {
  const { path } = intakeOf(service);
  return intakeAt(path) === service ? path : `${path}?${SERVICE_PARAMETER}=${service}`;
}

/** The service that a path means by itself. */
const intakeAt = (path: string): OpenedService =>
  (serviceIntakes.find((intake) => intake.path === path) ?? serviceIntakes[0]).value;

/** The service of which an address of the wizard opens a case. */
export const askedService = (path: string, params: URLSearchParams): OpenedService =>
  serviceIntakes.find(({ value }) => String(value) === params.get(SERVICE_PARAMETER))?.value ?? intakeAt(path);

/** Reads the case of an address; null when it names none. */
export function readCaseKey(caseId: string | null | undefined, version: string | null | undefined): CaseKey | null {
  if (!caseId || !/^[1-9]\d{0,17}$/.test(caseId)) return null;
  return { caseId, version: version && /^[1-9]\d{0,4}$/.test(version) ? Number(version) : 1 };
}
