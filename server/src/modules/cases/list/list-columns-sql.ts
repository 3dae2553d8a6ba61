import { type AskedInRow, askedInRow, caseStatus, servicesThatAsk, serviceTypes } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type Column, columnsOf, computed } from '../../../infrastructure/lists/selection.ts';
import { shownName } from '../../access/api.ts';
import { practiceName } from '../../practices/api.ts';
import { labelsOfRow } from '../labels/label-sql.ts';
import { photosOfCase, plansOfCase } from '../ports.ts';
import { cases } from '../schema.ts';

/** Statuses in which somebody was told what to mend, or asked. */
const explained = sql.raw(
  [caseStatus.inspectionFailed, caseStatus.feasibilityQuestion, caseStatus.clinicallyRejected].join(', '),
);

/** What was approved is finished, and then confirmed: only there it is looked up. */
const approved = sql.raw(String(caseStatus.clinicallyApproved));
const unfinishedOf = (version: SQL): SQL => plansOfCase.one.unfinished({ caseId: sql`c.pt_id`, version });

/** Services that have more to tell than phase and steps. */
const asking = sql.raw(servicesThatAsk.join(', '));

/** What is asked for, of those services alone: a look-up by primary key per row of the page. */
const askedOf = (version: SQL): Column<AskedInRow> => ({
  ...computed<AskedInRow>(sql`case when c.service_type in (${asking}) then (
    select case when c.service_type = ${sql.raw(String(serviceTypes.report.id))}
      then jsonb_build_object('kind', 'report', 'complaintTags', coalesce(p.content -> 'complaintTags', '[]'))
      else p.content - '{margin,remark}'::text[] end
    from case_prescriptions p where p.pt_id = c.pt_id and p.version = ${version}) end`),
  read: (found) => askedInRow.parse(found),
});

/** The columns of `cases` that decide who sees a row: the contract's `CaseFacts`. */
export const factColumns = ['practiceId', 'doctorId', 'entrust', 'designCenterId', 'handedOver', 'status'] as const;

const stored = columnsOf(
  cases,
  'c',
  ...([
    'caseId',
    'version',
    'serviceType',
    'ptNo',
    'patientName',
    'gender',
    'birthday',
    'stage',
    'productType',
  ] as const),
  ...(['upperSteps', 'lowerSteps', 'statusTime', 'createTime', 'submitTime', 'updateTime'] as const),
  ...factColumns,
);

/**
 * What a row of the list shows, of a version of a case `c`; names, marks and files come from index look-ups per row.
 * @param version the newest one, unless another is asked for
 */
export const listColumns = (userId: string, version?: SQL) => ({
  ...(version ? columnsOfVersion(version) : (newest ??= columnsOfVersion(sql`c.version`))),
  focus: computed<boolean>(sql`exists (select from case_focus f where f.user_id = ${userId} and f.pt_id = c.pt_id)`),
});

/** Of the newest version: the same for everybody, and asked for with every page. */
let newest: ReturnType<typeof columnsOfVersion> | undefined;

/** Photos that are counted, and the picture of the row: a portrait, or else of the first jaw that was scanned. */
function filesOf(version: SQL) {
  const { photoCount, thumbName } = photosOfCase.one.columns({ caseId: sql`c.pt_id`, version });
  const portrait = typeof thumbName.source === 'string' ? sql.raw(thumbName.source) : thumbName.source;
  const scan = sql`(select m.thumb_name from case_models m where m.pt_id = c.pt_id and m.version = ${version}
    and m.model_type = 'scan' order by m.jaw limit 1)`;
  return { photoCount, thumbName: computed<string | null>(sql`coalesce(${portrait}, ${scan})`) };
}

const columnsOfVersion = (version: SQL) => ({
  ...stored,
  practiceName: computed<string>(practiceName(sql`c.practice_id`)),
  doctorName: computed<string>(shownName(sql`c.doctor_id`)),
  labels: labelsOfRow(),
  asked: askedOf(version),
  modelCount: computed<number>(
    sql`(select count(*)::int from case_models m
      where m.pt_id = c.pt_id and m.version = ${version} and m.model_type = 'scan')`,
  ),
  ...filesOf(version),
  unfinished: computed<boolean>(sql`(c.status = ${approved} and ${unfinishedOf(version)})`),
  statusNote: computed<string | null>(sql`case when c.status in (${explained}) then (select r.note from case_records r
    where r.pt_id = c.pt_id and r.version = ${version} and r.to_status = c.status order by r.id desc limit 1) end`),
});
