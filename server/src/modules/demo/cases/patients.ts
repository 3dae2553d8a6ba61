import { type Gender, genderCode } from '@archway/contracts';
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

export const complaints: readonly string[] = [
  '前牙拥挤，希望排齐。',
  'Crowding of the lower front teeth.',
  '上前牙前突，希望内收。',
  'Spacing between the upper incisors.',
  '深覆合，下前牙咬到上牙龈。',
  'Relapse after earlier treatment with brackets.',
  '中线偏斜，影响美观。',
  'Would like a straighter smile before a wedding next year.',
  '后牙反合，咀嚼不适。',
];

export const labelNames: readonly string[] = ['青少年', 'VIP', '拔牙', '修复前正畸', 'Teen', 'Pre-prosthetic'];
