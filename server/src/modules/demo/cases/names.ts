import { genderCode } from '@archway/contracts';
import type { Chance } from './chance.ts';
import type { DemoLook } from './looks.ts';

// All of these people are invented.
const surnames = [
  '林',
  '周',
  '许',
  '沈',
  '顾',
  '陆',
  '宋',
  '白',
  '江',
  '叶',
  '程',
  '温',
  '祁',
  '陈',
  '季',
  '罗',
  '方',
  '谢',
];
const givenFemale = [
  ...['晓薇', '若溪', '雨桐', '静姝', '思妍', '可心', '月宁', '以沫', '知夏', '书瑶', '乐怡', '清禾'],
  ...['慧敏', '佳宁', '欣然', '婉清'],
];
const givenMale = [
  ...['子墨', '浩然', '景行', '一鸣', '承泽', '逸飞', '明远', '嘉树', '云舟', '建国', '之恒', '牧野'],
  ...['志强', '文博', '立群', '宇航'],
];
const firstFemale = [
  ...['Mila', 'Nora', 'Elin', 'Ivy', 'Clara', 'Juno', 'Tessa', 'Maren', 'Alba', 'Romy', 'Amara', 'Leona'],
];
const firstMale = [
  ...['Theo', 'Milo', 'Arlo', 'Jonas', 'Felix', 'Odin', 'Ravi', 'Emil', 'Caspar', 'Ilya', 'Mateo', 'Samir'],
];
const lastNames = [
  ...['Hartwell', 'Quillon', 'Ashgrove', 'Marlowe', 'Tindall', 'Ferrow', 'Belmonte', 'Oakhurst', 'Sundqvist', 'Varga'],
  ...['Okafor', 'Castellan'],
];
/** Draws before two patients may bear the same name. */
const TRIES = 40;

/** A name that goes with a look and that nobody of `taken` bears; it is added there. */
export function nameFor({ gender, chinese }: DemoLook, chance: Chance, taken: Set<string>): string {
  const male = gender === genderCode.male;
  const draw = (): string =>
    chinese
      ? `${chance.pick(surnames)}${chance.pick(male ? givenMale : givenFemale)}`
      : `${chance.pick(male ? firstMale : firstFemale)} ${chance.pick(lastNames)}`;
  let name = draw();
  for (let tried = 1; taken.has(name) && tried < TRIES; tried++) name = draw();
  taken.add(name);
  return name;
}
