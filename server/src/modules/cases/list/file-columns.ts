import {
  type AskedInRow,
  type CaseRow,
  type ServiceId,
  answerNames,
  caseStatuses,
  complaintNames,
  entrusts,
  genders,
  questionTitles,
  requestTitles,
  rowOf,
  serviceTypes,
} from '@archway/contracts';
import { type CsvColumn, type Side, timeIn } from '../../../infrastructure/lists/csv-answer.ts';

type FileColumn = CsvColumn<CaseRow>;
type Cell = ReturnType<FileColumn['cell']>;

const phase = (stage: number, side: Side): string =>
  stage <= 1
    ? { zh: '初始阶段', en: 'Initial' }[side]
    : { zh: `重启阶段 ${stage - 1}`, en: `Refinement ${stage - 1}` }[side];

const several = (words: readonly (string | number)[], side: Side): string => words.join({ zh: '、', en: ', ' }[side]);

const whose: readonly FileColumn[] = [
  { zh: '病例号', en: 'Case ID', cell: ({ ptNo }) => ptNo },
  { zh: '患者', en: 'Patient', cell: ({ patientName }) => patientName },
  { zh: '性别', en: 'Gender', cell: ({ gender }, side) => rowOf(genders, gender)?.[side] ?? gender },
  { zh: '年龄', en: 'Age', cell: ({ age }) => age },
  { zh: '诊所', en: 'Practice', cell: ({ practiceName }) => practiceName },
  { zh: '医生', en: 'Doctor', cell: ({ doctorName }) => doctorName },
];
const status: FileColumn = {
  ...{ zh: '状态', en: 'Status' },
  cell: (row, side) => rowOf(caseStatuses, row.status)?.[side] ?? row.status,
};
const entrust: FileColumn = {
  ...{ zh: '设计方式', en: 'Design' },
  cell: (row, side) => rowOf(entrusts, row.entrust)?.[side] ?? row.entrust,
};
const labels: FileColumn = {
  ...{ zh: '标签', en: 'Labels' },
  cell: (row, side) =>
    several(
      row.labels.map((label) => label.categoryName),
      side,
    ),
};
const times: readonly FileColumn[] = [
  { zh: '创建时间', en: 'Created', cell: ({ createTime }, _, zone) => timeIn(createTime, zone) },
  { zh: '提交时间', en: 'Submitted', cell: ({ submitTime }, _, zone) => timeIn(submitTime, zone) },
  { zh: '更新时间', en: 'Updated', cell: ({ updateTime }, _, zone) => timeIn(updateTime, zone) },
];

const phaseColumn: FileColumn = { zh: '治疗阶段', en: 'Phase', cell: ({ stage }, side) => phase(stage, side) };
const steps: readonly FileColumn[] = [
  { zh: '上颌步数', en: 'Upper stages', cell: ({ upperSteps }) => upperSteps },
  { zh: '下颌步数', en: 'Lower stages', cell: ({ lowerSteps }) => lowerSteps },
];

/** A column of what one kind of case asks for; empty while it is not answered. Teeth are by FDI, whoever reads. */
const asks = <Kind extends AskedInRow['kind']>(
  kind: Kind,
  title: { readonly zh: string; readonly en: string },
  cell: (asked: Extract<AskedInRow, { kind: Kind }>, side: Side) => Cell,
): FileColumn => ({
  ...title,
  cell: ({ asked }, side) => (asked?.kind === kind ? cell(asked as never, side) : null),
});

const crown: readonly FileColumn[] = [
  asks('crown', requestTitles.teeth, ({ teeth }, side) => several(teeth, side)),
  asks('crown', requestTitles.material, ({ material }, side) => material && answerNames.material[material][side]),
  asks('crown', requestTitles.shade, ({ shade }) => shade),
];
const implant: readonly FileColumn[] = [
  asks('implant', requestTitles.positions, ({ positions }, side) => several(positions, side)),
  asks('implant', requestTitles.system, ({ system }) => system),
  asks('implant', requestTitles.guide, ({ guide }, side) => guide && answerNames.guide[guide][side]),
];
const report: readonly FileColumn[] = [
  asks('report', questionTitles.complaint, ({ complaintTags }, side) =>
    several(
      complaintTags.map((tag) => complaintNames[tag][side]),
      side,
    ),
  ),
  { zh: '照片', en: 'Photos', cell: ({ photoCount }) => photoCount },
  { zh: '模型', en: 'Models', cell: ({ modelCount }) => modelCount },
];

/** Columns by service; nobody designs what a report is written about. */
const ofService: Partial<Record<ServiceId, readonly FileColumn[]>> = {
  [serviceTypes.crownDesign.id]: [...whose, ...crown, status, entrust, labels, ...times],
  [serviceTypes.plant.id]: [...whose, ...implant, status, entrust, labels, ...times],
  [serviceTypes.report.id]: [...whose, ...report, status, labels, ...times],
};
const ofAppliances: readonly FileColumn[] = [...whose, phaseColumn, status, entrust, labels, ...steps, ...times];

/** What the cases of a service have, as its list shows it. */
export const fileColumns = (service: ServiceId): readonly FileColumn[] => ofService[service] ?? ofAppliances;
