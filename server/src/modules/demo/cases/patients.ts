import { type Gender, type Prescription, genderCode } from '@archway/contracts';
import type { Chance } from './chance.ts';

// All of these people are invented.
const surnames = ['林', '周', '许', '沈', '顾', '陆', '宋', '白', '江', '叶', '程', '温', '祁', '洛', '季', '云'];
const givenFemale = ['晓薇', '若溪', '雨桐', '静姝', '思妍', '可心', '月宁', '以沫', '知夏', '书瑶', '乐怡', '清禾'];
const givenMale = ['子墨', '浩然', '景行', '一鸣', '承泽', '逸飞', '明远', '嘉树', '云舟', '南星', '之恒', '牧野'];
const firstFemale = ['Mila', 'Nora', 'Elin', 'Ivy', 'Clara', 'Juno', 'Tessa', 'Maren', 'Alba', 'Romy'];
const firstMale = ['Theo', 'Milo', 'Arlo', 'Jonas', 'Felix', 'Odin', 'Ravi', 'Emil', 'Caspar', 'Ilya'];
const lastNames = [
  'Hartwell',
  'Quillon',
  'Ashgrove',
  'Marlowe',
  'Tindall',
  'Ferrow',
  'Belmonte',
  'Oakhurst',
  'Sundqvist',
  'Varga',
];

export interface Person {
  readonly name: string;
  readonly gender: Gender;
}

/** An invented patient, with a Chinese name two times out of three. */
export function personBy(chance: Chance): Person {
  const gender = chance.oneIn(2) ? genderCode.male : genderCode.female;
  const male = gender === genderCode.male;
  const name = chance.oneIn(3)
    ? `${chance.pick(male ? firstMale : firstFemale)} ${chance.pick(lastNames)}`
    : `${chance.pick(surnames)}${chance.pick(male ? givenMale : givenFemale)}`;
  return { name, gender };
}

/** What a patient comes with: in words, by the form's tags, and what the doctor wants of it. */
export interface Complaint {
  readonly words: string;
  readonly tags: Prescription['complaintTags'];
  readonly objectives: string;
  readonly asks: Partial<Prescription>;
}

const classTwo: Partial<Prescription> = {
  sagittalRight: ['canineMolar'],
  sagittalLeft: ['canineMolar'],
  sagittalMethods: ['distalization', 'elastics'],
};

export const complaints: readonly Complaint[] = [
  {
    words: '前牙拥挤，希望排齐。',
    tags: ['crowding', 'alignment'],
    objectives: '排齐上下牙列，尽量不拔牙，间隙由邻面去釉获得。',
    asks: { ipr: 'asNeeded', extraction: 'refuse', bite: ['maintain'] },
  },
  {
    words: 'Crowding of the lower front teeth.',
    tags: ['crowding'],
    objectives: 'Align the lower incisors; keep the canine and molar relationship as it is.',
    asks: { ipr: 'anterior', sagittalRight: ['maintain'], sagittalLeft: ['maintain'], extraction: 'refuse' },
  },
  {
    words: '上前牙前突，希望内收。',
    tags: ['protrusion', 'deepOverjet', 'facialProfile'],
    objectives: '拔除四颗第一前磨牙，内收上前牙，改善面型。',
    asks: { extraction: 'accept', extract: [14, 24, 34, 44], bite: ['overjet'], tads: 'accept' },
  },
  {
    words: 'Spacing between the upper incisors.',
    tags: ['spacing'],
    objectives: 'Close the upper anterior spaces evenly to both sides of the midline.',
    asks: { spaces: [{ teeth: [11, 21], mm: 1.8, keep: false }], midline: 'maintain', ipr: 'none' },
  },
  {
    words: '深覆合，下前牙咬到上牙龈。',
    tags: ['deepOverbite', 'gummySmile'],
    objectives: '压低上下前牙，打开咬合约 2 mm，磨牙关系保持。',
    asks: { bite: ['deepOverbite'], occlusalCoverage: 'designer', midline: 'designer' },
  },
  {
    words: 'Relapse after earlier treatment with brackets.',
    tags: ['alignment', 'crowding'],
    objectives: 'Correct the relapse in the lower arch in as few steps as is sound; then fixed retention.',
    asks: { bite: ['maintain'], fixedTeeth: [{ tooth: 36, reason: 'implant' }], movable: 'except' },
  },
  {
    words: '中线偏斜，影响美观。',
    tags: ['midlineShift', 'deviatedJaw'],
    objectives: '下中线向上中线对齐，右侧磨牙调整为中性关系。',
    asks: { midline: 'alignToUpper', ...classTwo, sagittalLeft: ['maintain'] },
  },
  {
    words: 'Would like a straighter smile before a wedding next year.',
    tags: ['alignment', 'facialProfile'],
    objectives: 'Align the front teeth within ten months; posterior occlusion stays as it is.',
    asks: { bite: ['maintain'], noAttachment: [11, 21], attachments: 'except', communication: 'before' },
  },
  {
    words: '后牙反合，咀嚼不适。',
    tags: ['crossbite', 'narrowArch'],
    objectives: '扩大上牙弓，纠正双侧后牙反合。',
    asks: { crossbite: 'correct', ipr: 'posterior' },
  },
];

export const demoLabels = [
  { name: '青少年', color: 'teal' },
  { name: 'VIP', color: 'gold' },
  { name: '拔牙', color: 'red' },
  { name: '修复前正畸', color: 'purple' },
  { name: 'Teen', color: 'blue' },
  { name: 'Pre-prosthetic', color: 'gray' },
] as const;
