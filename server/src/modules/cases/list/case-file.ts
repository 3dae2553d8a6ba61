import { Readable } from 'node:stream';
import { type CaseRow, type Lang, caseStatuses, entrusts, genders, rowOf } from '@archway/contracts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../infrastructure/lists/csv.ts';
import { type Visitor, recordSecurityEvent } from '../../access/api.ts';
import { today } from '../record/age.ts';
import { type ListAsked, batchesOfCases } from './case-list.ts';

type Side = 'zh' | 'en';
type Cell = string | number | null;

interface Column {
  readonly zh: string;
  readonly en: string;
  /** @param zone minutes by which the reader's clock is ahead of UTC */
  readonly cell: (row: CaseRow, side: Side, zone: number) => Cell;
}

/** A moment by the reader's clock. */
const timeIn = (time: string | null, zone: number): string | null =>
  time && new Date(Date.parse(time) + zone * 60_000).toISOString().slice(0, 19).replace('T', ' ');

const phase = (stage: number, side: Side): string =>
  stage <= 1
    ? { zh: '初始阶段', en: 'Initial' }[side]
    : { zh: `重启阶段 ${stage - 1}`, en: `Refinement ${stage - 1}` }[side];

const columns: readonly Column[] = [
  { zh: '病例号', en: 'Case ID', cell: ({ ptNo }) => ptNo },
  { zh: '患者', en: 'Patient', cell: ({ patientName }) => patientName },
  { zh: '性别', en: 'Gender', cell: ({ gender }, side) => rowOf(genders, gender)?.[side] ?? gender },
  { zh: '年龄', en: 'Age', cell: ({ age }) => age },
  { zh: '诊所', en: 'Practice', cell: ({ practiceName }) => practiceName },
  { zh: '医生', en: 'Doctor', cell: ({ doctorName }) => doctorName },
  { zh: '治疗阶段', en: 'Phase', cell: ({ stage }, side) => phase(stage, side) },
  { zh: '状态', en: 'Status', cell: ({ status }, side) => rowOf(caseStatuses, status)?.[side] ?? status },
  { zh: '设计方式', en: 'Design', cell: ({ entrust }, side) => rowOf(entrusts, entrust)?.[side] ?? entrust },
  {
    zh: '标签',
    en: 'Labels',
    cell: ({ labels }, side) => labels.map((label) => label.categoryName).join({ zh: '、', en: ', ' }[side]),
  },
  { zh: '上颌步数', en: 'Upper stages', cell: ({ upperSteps }) => upperSteps },
  { zh: '下颌步数', en: 'Lower stages', cell: ({ lowerSteps }) => lowerSteps },
  { zh: '创建时间', en: 'Created', cell: ({ createTime }, _, zone) => timeIn(createTime, zone) },
  { zh: '提交时间', en: 'Submitted', cell: ({ submitTime }, _, zone) => timeIn(submitTime, zone) },
  { zh: '更新时间', en: 'Updated', cell: ({ updateTime }, _, zone) => timeIn(updateTime, zone) },
];

/** Who takes the list with them, from where. */
export interface Taking {
  readonly caller: Caller;
  readonly visitor: Visitor;
  readonly lang: Lang;
}

/**
 * Answers with all cases of a filter as a file, in the language of the reader, while they are read: of any length. That
 * it was taken stands in the security log.
 */
export async function sendCases(
  db: Database,
  { caller, visitor, lang }: Taking,
  filter: ListAsked,
  reply: FastifyReply,
): Promise<void> {
  const side = lang === 'zh-CN' ? 'zh' : 'en';
  await recordSecurityEvent(db, { type: 'casesExported', userId: caller.userId, visitor });
  const lines = async function* (): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(columns.map((column) => column[side]));
    for await (const rows of batchesOfCases(db, caller, filter))
      yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row, side, filter.utcOffset)))).join('');
  };
  void reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="archway-cases-${today()}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines()));
}
