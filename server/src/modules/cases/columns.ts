import type { Lang, casesEndpoints } from '@archway/contracts';
import type { Answer } from '@archway/contracts';

type Column = Answer<typeof casesEndpoints.tableHead>[number];

interface ColumnText {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly width?: number;
  readonly sortable?: true;
}

const columns: readonly ColumnText[] = [
  { key: 'patient', zh: '患者', en: 'Patient', width: 190 },
  { key: 'ptNo', zh: '病例号', en: 'Case ID', width: 132 },
  { key: 'practice', zh: '诊所', en: 'Practice', width: 150 },
  { key: 'stage', zh: '治疗阶段', en: 'Phase', width: 120 },
  { key: 'steps', zh: '步数 上/下', en: 'Stages U / L', width: 100 },
  { key: 'status', zh: '状态', en: 'Status', width: 210 },
  { key: 'entrust', zh: '设计方式', en: 'Design', width: 110 },
  { key: 'doctor', zh: '医生', en: 'Doctor', width: 120 },
  { key: 'labels', zh: '标签', en: 'Labels', width: 130 },
  { key: 'createTime', zh: '创建时间', en: 'Created', width: 124, sortable: true },
  { key: 'updateTime', zh: '更新时间', en: 'Updated', width: 124, sortable: true },
];

/**
 * Columns of the case list for one reader.
 * @param practices number of practices whose cases stand in the list; with one of them its name says nothing
 * @param aligners whether the service makes aligners, which come in steps
 */
export function columnsFor(lang: Lang, practices: number, aligners: boolean): Column[] {
  return columns
    .filter((column) => column.key !== 'practice' || practices > 1)
    .filter((column) => aligners || !['steps', 'stage'].includes(column.key))
    .map(({ key, zh, en, width, sortable }) => ({
      key,
      title: lang === 'zh-CN' ? zh : en,
      ...(width && { width }),
      sortable: sortable ?? false,
    }));
}
