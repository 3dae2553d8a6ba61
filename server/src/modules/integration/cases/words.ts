import {
  type Entrust,
  apiServices,
  caseStatuses,
  entrusts,
  genders,
  jawNumbers,
  photoPositions,
} from '@archway/contracts';
import type { CaseDetail, CaseStatus, Gender, Jaw, PhotoPosition, ServiceId } from '@archway/contracts';

/** The public API says keys where the wire says numbers: `designing` and not 10. */
const keyOf = <const R extends { readonly key: string; readonly value: unknown }>(
  rows: readonly R[],
  value: R['value'],
): R['key'] => {
  const row = rows.find((each) => each.value === value);
  if (!row) throw new Error(`no row for ${String(value)}`);
  return row.key;
};
const valueOf = <const R extends { readonly key: string; readonly value: unknown }>(
  rows: readonly R[],
  key: R['key'],
): R['value'] => {
  const row = rows.find((each) => each.key === key);
  if (!row) throw new Error(`no row for ${key}`);
  return row.value;
};

export const statusKey = (status: CaseStatus) => keyOf(caseStatuses, status);
const designModeKey = (entrust: Entrust) => keyOf(entrusts, entrust);
export const genderKey = (gender: Gender) => keyOf(genders, gender);
export const jawKey = (jaw: Jaw) => keyOf(jawNumbers, jaw);
export const entrustOf = (key: (typeof entrusts)[number]['key']): Entrust => valueOf(entrusts, key);
export const genderOf = (key: (typeof genders)[number]['key']): Gender => valueOf(genders, key);

type ServiceKey = (typeof apiServices)[number]['key'];
/** What is opened as a case; the other services have none. */
const serviceKey = (id: ServiceId): ServiceKey => apiServices.find((service) => service.id === id)?.key ?? 'aligner';
export const serviceOf = <const K extends ServiceKey>(key: K) =>
  apiServices.find((service) => service.key === key)?.id as Extract<(typeof apiServices)[number], { key: K }>['id'];

type PositionName = (typeof photoPositions)[number]['contractKey'];
/** Positions are called as exports call them. */
export const positionName = (position: string | null): PositionName | null =>
  photoPositions.find(({ key }) => key === position)?.contractKey ?? null;
export const positionOf = (name: PositionName): PhotoPosition =>
  photoPositions.find(({ contractKey }) => contractKey === name)?.key ?? 'other';

/** What rows of lists and the record of a case have in common. */
export const rowFields = (
  row: Pick<
    CaseDetail,
    | 'caseId'
    | 'version'
    | 'ptNo'
    | 'serviceType'
    | 'status'
    | 'statusTime'
    | 'entrust'
    | 'doctorId'
    | 'doctorName'
    | 'createTime'
    | 'submitTime'
    | 'updateTime'
  >,
) => ({
  object: 'case' as const,
  caseId: row.caseId,
  version: row.version,
  number: row.ptNo,
  service: serviceKey(row.serviceType),
  status: statusKey(row.status),
  statusChangedAt: row.statusTime,
  designMode: designModeKey(row.entrust),
  doctorId: row.doctorId,
  doctorName: row.doctorName,
  createdAt: row.createTime,
  submittedAt: row.submitTime,
  updatedAt: row.updateTime,
});
