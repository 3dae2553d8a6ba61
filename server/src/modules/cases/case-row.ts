import { type CaseRow, caseStatus, portraitPositions, requiredPhotos } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { ageOn, today } from './age.ts';

/** A case as the list query returns it: the columns of `listColumns`. */
export interface ListedCase extends Record<string, unknown> {
  pt_id: string;
  version: number;
  pt_no: string;
  patient_name: string;
  gender: '0' | '1';
  birthday: string;
  stage: number;
  status: number;
  entrust: number;
  product_type: CaseRow['productType'];
  practice_id: string;
  practice_name: string;
  doctor_id: string;
  doctor_name: string;
  focus: boolean;
  labels: string[];
  upper_steps: number | null;
  lower_steps: number | null;
  model_count: number;
  photo_count: number;
  thumb_name: string | null;
  status_note: string | null;
  status_time: string;
  create_time: string;
  submit_time: string | null;
  update_time: string;
}

const positionList = (positions: readonly string[]): SQL => sql.raw(`array['${positions.join("', '")}']`);

/** Statuses in which somebody was told what to mend, or asked. */
const explained = sql.raw(
  [caseStatus.inspectionFailed, caseStatus.feasibilityQuestion, caseStatus.clinicallyRejected].join(', '),
);

/**
 * What a row of the list shows, of a version of a case `c`; names, marks and files come from index look-ups per row.
 * @param version the newest one, unless another is asked for
 */
export const listColumns = (userId: string, version: SQL = sql`c.version`): SQL => sql`
  c.pt_id, c.version, c.pt_no, c.patient_name, c.gender, c.birthday, c.stage, c.status, c.entrust, c.product_type,
  c.practice_id, c.doctor_id, c.upper_steps, c.lower_steps, c.status_time, c.create_time, c.submit_time, c.update_time,
  (select p.name from practices p where p.id = c.practice_id) as practice_name,
  (select coalesce(u.nick_name, u.user_name) from users u where u.id = c.doctor_id) as doctor_name,
  exists (select from case_focus f where f.user_id = ${userId} and f.pt_id = c.pt_id) as focus,
  array(select l.label from case_labels l where l.pt_id = c.pt_id order by l.label) as labels,
  (select count(*)::int from case_models m where m.pt_id = c.pt_id and m.version = ${version}) as model_count,
  (select count(*)::int from case_photos p where p.pt_id = c.pt_id and p.version = ${version}
    and p.position = any(${positionList(requiredPhotos)})) as photo_count,
  (select p.thumb_name from case_photos p where p.pt_id = c.pt_id and p.version = ${version}
    and p.position = any(${positionList(portraitPositions)})
    order by array_position(${positionList(portraitPositions)}, p.position) limit 1) as thumb_name,
  case when c.status in (${explained}) then (select r.note from case_records r where r.pt_id = c.pt_id
    and r.version = ${version} and r.to_status = c.status order by r.id desc limit 1) end as status_note`;

/** Databases and drivers differ in how they write a time; the wire has one way. */
export function toInstant(time: string | Date): string {
  // As PostgreSQL writes it in UTC; the general way takes ten times as long, and a list has eighty times.
  const utc = typeof time === 'string' ? /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/.exec(time) : null;
  return utc ? `${utc[1]}T${utc[2]}.${(utc[3] ?? '').padEnd(3, '0')}Z` : new Date(time).toISOString();
}

export const toCaseRow = (row: ListedCase): CaseRow => ({
  ptId: row.pt_id,
  version: row.version,
  ptNo: row.pt_no,
  patientName: row.patient_name,
  gender: row.gender,
  age: ageOn(row.birthday, today()),
  stage: row.stage,
  status: row.status,
  entrust: row.entrust,
  productType: row.product_type,
  outpatientId: row.practice_id,
  outpatientName: row.practice_name,
  doctorId: row.doctor_id,
  doctorName: row.doctor_name,
  focus: row.focus,
  labels: row.labels,
  upperSteps: row.upper_steps,
  lowerSteps: row.lower_steps,
  modelCount: row.model_count,
  photoCount: row.photo_count,
  thumbName: row.thumb_name,
  statusNote: row.status_note,
  statusTime: toInstant(row.status_time),
  createTime: toInstant(row.create_time),
  submitTime: row.submit_time === null ? null : toInstant(row.submit_time),
  updateTime: toInstant(row.update_time),
});
