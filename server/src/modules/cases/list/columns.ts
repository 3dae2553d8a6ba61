import {
  type Answer,
  type Lang,
  type ServiceId,
  type casesEndpoints,
  intakeOf,
  questionTitles,
  requestTitles,
  serviceTypes,
} from '@archway/contracts';

type Column = Answer<typeof casesEndpoints.tableHead>[number];

/** Pixels that a column wants and needs. */
type Room = readonly [width: number, least: number];

interface ColumnPlan {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  /** One figure for both languages, or Chinese and English: English words are up to twice as long. */
  readonly room: Room | { readonly zh: Room; readonly en: Room };
  readonly priority: number;
  readonly sortable?: true;
}

/** Room for the words that a column holds, in 13 px, with 24 px between columns. */
const shared = {
  begin: [
    { key: 'image', zh: '影像', en: 'Image', room: [88, 88], priority: 2 },
    { key: 'patient', zh: '患者', en: 'Patient', room: [200, 156], priority: 0, sortable: true },
    { key: 'ptNo', zh: '病例号', en: 'Case ID', room: [132, 120], priority: 3 },
    { key: 'practice', zh: '诊所', en: 'Practice', room: [160, 110], priority: 8 },
  ],
  status: [{ key: 'status', zh: '状态', en: 'Status', room: { zh: [190, 150], en: [230, 196] }, priority: 0 }],
  entrust: [{ key: 'entrust', zh: '设计方式', en: 'Design', room: { zh: [112, 100], en: [140, 132] }, priority: 10 }],
  end: [
    { key: 'doctor', zh: '医生', en: 'Doctor', room: [140, 122], priority: 9 },
    { key: 'labels', zh: '标签', en: 'Labels', room: [128, 104], priority: 7 },
    {
      ...{ key: 'createTime', zh: '创建时间', en: 'Created', room: { zh: [116, 112], en: [136, 130] }, priority: 11 },
      sortable: true,
    },
    {
      ...{ key: 'updateTime', zh: '更新时间', en: 'Updated', room: { zh: [116, 112], en: [136, 130] }, priority: 1 },
      sortable: true,
    },
  ],
} as const satisfies Record<string, readonly ColumnPlan[]>;

/** What the cases of one service have, and those of the others have not. */
const own = {
  aligner: [
    { key: 'stage', zh: '治疗阶段', en: 'Phase', room: { zh: [104, 92], en: [112, 108] }, priority: 5 },
    { key: 'steps', zh: '步数 上/下', en: 'Stages U / L', room: [100, 96], priority: 4 },
  ],
  crown: [
    { key: 'teeth', ...requestTitles.teeth, room: [120, 96], priority: 4 },
    { key: 'material', ...requestTitles.material, room: { zh: [112, 104], en: [140, 128] }, priority: 5 },
    { key: 'shade', ...requestTitles.shade, room: [80, 72], priority: 6 },
  ],
  implant: [
    { key: 'positions', zh: '种植位点', en: 'Positions', room: [120, 96], priority: 4 },
    { key: 'system', zh: '种植系统', en: 'System', room: [150, 112], priority: 5 },
    { key: 'guide', zh: '手术导板', en: 'Guide', room: { zh: [112, 104], en: [136, 124] }, priority: 6 },
  ],
  report: [
    { key: 'complaint', ...questionTitles.complaint, room: [180, 120], priority: 4 },
    { key: 'photos', zh: '照片', en: 'Photos', room: [88, 80], priority: 5 },
    { key: 'models', zh: '模型', en: 'Models', room: [80, 72], priority: 6 },
  ],
} as const satisfies Record<string, readonly ColumnPlan[]>;

const ownOf: Partial<Record<ServiceId, readonly ColumnPlan[]>> = {
  [serviceTypes.crownDesign.id]: own.crown,
  [serviceTypes.plant.id]: own.implant,
  [serviceTypes.report.id]: own.report,
};

const planOf = (service: ServiceId): readonly ColumnPlan[] => [
  ...[...shared.begin, ...(ownOf[service] ?? own.aligner), ...shared.status],
  ...[...(intakeOf(service).designed ? shared.entrust : []), ...shared.end],
];

const roomOf = ({ room }: ColumnPlan, lang: Lang): Room =>
  'zh' in room ? (lang === 'zh-CN' ? room.zh : room.en) : room;

/**
 * Columns of the case list for one reader.
 * @param practices number of practices whose cases stand in the list; with one of them its name says nothing
 */
export function columnsFor(lang: Lang, practices: number, service: ServiceId): Column[] {
  return planOf(service)
    .filter((column) => column.key !== 'practice' || practices > 1)
    .map((column) => {
      const [width, minWidth] = roomOf(column, lang);
      const { key, priority, sortable = false } = column;
      return { key, title: lang === 'zh-CN' ? column.zh : column.en, width, minWidth, priority, sortable };
    });
}
