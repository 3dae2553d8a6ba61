import { caseStatus } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { shownName } from '../../access/api.ts';
import { practiceName } from '../../practices/api.ts';
import { photosOfCase } from '../ports.ts';

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
  c.practice_id, c.doctor_id, c.design_center_id, c.handed_over, c.upper_steps, c.lower_steps, c.status_time, c.create_time, c.submit_time, c.update_time,
  ${practiceName(sql`c.practice_id`)} as practice_name, ${shownName(sql`c.doctor_id`)} as doctor_name,
  exists (select from case_focus f where f.user_id = ${userId} and f.pt_id = c.pt_id) as focus,
  array(select l.label from case_labels l where l.pt_id = c.pt_id order by l.label) as labels,
  (select count(*)::int from case_models m where m.pt_id = c.pt_id and m.version = ${version}) as model_count,
  ${photosOfCase.one.columns({ ptId: sql`c.pt_id`, version })},
  case when c.status in (${explained}) then (select r.note from case_records r where r.pt_id = c.pt_id
    and r.version = ${version} and r.to_status = c.status order by r.id desc limit 1) end as status_note`;
