import { type OpenedService, serviceTypes } from '@archway/contracts';

/** What people write into a case on its way. Doctors and designers write in their own language: of two, each case has one. */
export interface Said {
  /** Why an inspection did not pass. */
  readonly missing: readonly [string, string];
  /** What a designer has to know, and what the doctor says to it. */
  readonly question: string;
  readonly answer: string;
  /** Why the doctor refuses a plan. */
  readonly refusal: readonly [string, string];
}

const { aligner, crownDesign, plant, report } = serviceTypes;

export const saidOf: Readonly<Record<OpenedService, Said>> = {
  [aligner.id]: {
    missing: ['下颌扫描缺少第二磨牙，请补充', 'Lower second molars are missing in the scan'],
    question: '下前牙拥挤约 6 mm，邻面去釉不足以排齐。是否可以拔除 34、44？',
    answer: '可以拔除 34、44，磨牙支抗请加强。',
    refusal: ['尖牙伸长过快，请分到更多步', 'Canine extrusion is too fast, split it over more stages'],
  },
  [crownDesign.id]: {
    missing: ['对颌扫描不完整，请补充', 'The opposing scan is incomplete'],
    question: '基牙舌侧边缘不清晰，能否重新扫描，或按可见边缘设计？',
    answer: '请按可见边缘设计，试戴时再调整。',
    refusal: ['近中接触过紧，请调整', 'The mesial contact is too tight, please relieve it'],
  },
  [plant.id]: {
    missing: ['CT 与口扫无法配准，请补充', 'The CT and the scan cannot be aligned'],
    question: '颊侧骨板厚度约 1 mm，是否同期植骨？',
    answer: '同期植骨，种植体位置不变。',
    refusal: ['种植体偏颊侧，请移到牙槽嵴中央', 'The implant stands too far buccally, centre it in the ridge'],
  },
  [report.id]: {
    missing: ['侧位片头部倾斜，请重拍', 'The head is tilted on the lateral film'],
    question: '侧位片未含标尺，能否提供放大率？',
    answer: '放大率为 1.1。',
    refusal: ['请补充牙弓间隙分析', 'Please add the analysis of space'],
  },
};

/** The same words in the language that goes with a patient; what is there in one alone stays. */
export function inLanguage(words: string, chinese: boolean): string {
  const pairs = Object.values(saidOf).flatMap(({ missing, refusal }) => [missing, refusal]);
  return pairs.find((pair) => pair.includes(words))?.[chinese ? 0 : 1] ?? words;
}
