import {
  type CaseGrant,
  type CaseRow,
  type CaseStatus,
  type Entrust,
  type Gender,
  rolesTowards,
} from '@archway/contracts';
import { toInstant } from '../../../infrastructure/database/instant.ts';
import { factsOfRow } from './row-facts.ts';
import { actionsOfRow } from '../machine/transitions.ts';
import { ageOn, today } from '../record/age.ts';

/** A case as the list query returns it: the columns of `list-columns-sql.ts`. */
export interface ListedCase extends Record<string, unknown> {
  pt_id: string;
  version: number;
  pt_no: string;
  patient_name: string;
  gender: Gender;
  birthday: string;
  stage: number;
  status: CaseStatus;
  entrust: Entrust;
  product_type: CaseRow['productType'];
  practice_id: string;
  practice_name: string;
  doctor_id: string;
  doctor_name: string;
  design_center_id: string;
  handed_over: boolean;
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

/** @param grants of the reader, which say what the reader is towards the case */
export const toCaseRow = (row: ListedCase, grants: readonly CaseGrant[]): CaseRow => {
  const roles = rolesTowards(grants, factsOfRow(row));
  return {
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
    roles,
    actions: actionsOfRow(row.status, row.entrust, roles),
  };
};
