/**
 * What object names mean. Files of a case: `archway/pt/{ptId}/{version}/{dataType}/{targetOrStepId or -}/{name}`.
 * Files of a person (settings, credentials, attachments): `archway/doctor/{userId}/{dataType}/-/{name}`.
 */
const ROOT = 'archway';

/** What the names of all files of cases and people begin with. */
export const FILE_ROOT = `${ROOT}/`;
/** What the names of all files of cases begin with. */
export const CASE_ROOT = `${FILE_ROOT}pt/`;

export interface CasePlace {
  readonly caseId: string;
  readonly version: number;
  readonly dataType: number;
  readonly targetOrStepId?: string | null | undefined;
}

export interface PersonPlace {
  readonly userId: string;
  readonly dataType: number;
}

export const casePrefix = ({ caseId, version, dataType, targetOrStepId }: CasePlace): string =>
  `${ROOT}/pt/${caseId}/${version}/${dataType}/${targetOrStepId ?? '-'}/`;

export const personPrefix = ({ userId, dataType }: PersonPlace): string => `${ROOT}/doctor/${userId}/${dataType}/-/`;

export type ObjectPlace = ({ readonly kind: 'case' } & CasePlace) | ({ readonly kind: 'person' } & PersonPlace);

/** Where an object belongs by its name; null for a name of no place, such as a build of a remote. */
export function placeOf(objectName: string): ObjectPlace | null {
  const [root, kind, id = '', ...rest] = objectName.split('/');
  if (root !== ROOT || !isId(id) || rest.at(-1) === '') return null;
  if (kind === 'pt' && rest.length === 4) {
    const [version = '', dataType = '', target = ''] = rest;
    if (!isId(version) || !isId(dataType) || !(target === '-' || isId(target))) return null;
    const targetOrStepId = target === '-' ? null : target;
    return { kind: 'case', caseId: id, version: Number(version), dataType: Number(dataType), targetOrStepId };
  }
  if (kind === 'doctor' && rest.length === 3 && isId(rest[0] ?? '') && rest[1] === '-') {
    return { kind: 'person', userId: id, dataType: Number(rest[0]) };
  }
  return null;
}

/** As the ids of the wire: no leading zeros, so that one place has one name. */
const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);
